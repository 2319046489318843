import { watch } from 'node:fs';
import { join } from 'node:path';
import { endWith, npm, Refusal, root, runLive, startLive, tool } from './run.mjs';

const buildWidget = () => runLive(npm('run', 'build', '--silent', '-w', 'widget'));

/** Several files saved at once are one change; a change during a build asks for another. */
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

/** The developer's loop: whatever is saved is compiled, and the server or the page that it belongs to starts anew. */
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

/** In a process group of its own, to be ended with the processes that it starts: the compiler leaves its own behind. */
const startGroup = (command, folder = '.') =>
  startLive(command, { cwd: join(root, folder), stdio: ['ignore', 'inherit', 'inherit'], detached: hasGroups });

const endGroup = ({ pid }) => {
  try {
    process.kill(hasGroups ? -pid : pid, 'SIGTERM');
  } catch {
    // It has ended already.
  }
};

/** Ends all of them when this program is asked to end, or as soon as one has ended by itself. */
const endTogether = (children) => {
  const end = () => {
    for (const child of children) endGroup(child);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  for (const child of children) child.once('exit', end);
};

develop().catch(endWith);
