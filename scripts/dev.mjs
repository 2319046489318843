import { watch } from 'node:fs';
import { join } from 'node:path';
import { endWith, npm, Refusal, root, runLive, startLive, tool } from './run.mjs';

const buildWidget = () => runLive(npm('run', 'build', '--silent', '-w', 'widget'));

/** Files saved together are one change; a change during a build triggers another build. */
const settleMs = 100;

const watchWidget = () => {
  let waiting;
  let building = Promise.resolve();
  watch(join(root, 'widget/src'), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      building = building.then(buildWidget);
    }, settleMs);
  });
};

/** The development loop: compiles what is saved and restarts the server or reloads the page. */
const develop = async () => {
  const [compiled] = await Promise.all([runLive(tool('tsc', '-b', 'contract', 'server')), buildWidget()]);
  if (compiled !== 0) throw new Refusal('The server has to compile once before it can be watched.');
  watchWidget();
  endTogether([
    startGroup(tool('tsc', '-b', '--watch', '--preserveWatchOutput', 'contract', 'server')),
    startGroup([process.execPath, '--watch', '--watch-preserve-output', join(root, 'server/dist/main.js')]),
    startGroup(tool('vite'), 'admin'),
  ]);
};

const hasGroups = process.platform !== 'win32';

/** In its own process group, so that its children can be ended with it: the compiler leaves its own running. */
const startGroup = (command, folder = '.') =>
  startLive(command, { cwd: join(root, folder), stdio: ['ignore', 'inherit', 'inherit'], detached: hasGroups });

const endGroup = ({ pid }) => {
  try {
    process.kill(hasGroups ? -pid : pid, 'SIGTERM');
  } catch {
    // The process has already ended.
  }
};

/** Ends all of them when this program is asked to end, or as soon as one of them ends. */
const endTogether = (children) => {
  const end = () => {
    for (const child of children) endGroup(child);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  for (const child of children) child.once('exit', end);
};

develop().catch(endWith);
