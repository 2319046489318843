import { join } from 'node:path';
import { endWith, npm, Refusal, root, runLive, startLive, tool } from './run.mjs';

/** The developer's loop: whatever is saved is compiled, and the server or the page that it belongs to starts anew. */
const develop = async () => {
  const compiled = await runLive(tool('tsc', '-b', 'contract', 'server'));
  if (compiled !== 0) throw new Refusal('The server has to compile once before it can be watched.');
  endTogether([
    startLive(tool('tsc', '-b', '--watch', '--preserveWatchOutput', 'contract', 'server')),
    startLive([process.execPath, '--watch', '--watch-preserve-output', join(root, 'server/dist/main.js')]),
    startLive(npm('run', 'dev', '--silent', '-w', 'admin')),
    startLive(npm('run', 'build', '--silent', '-w', 'widget', '--', '--watch')),
  ]);
};

/** Ends all of them when this program is asked to end, or as soon as one has ended by itself. */
const endTogether = (children) => {
  const end = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  for (const child of children) child.once('exit', end);
};

develop().catch(endWith);
