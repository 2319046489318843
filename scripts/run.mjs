import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const toolEntries = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

/** A development tool as command and arguments, run by this Node, so that no shell or .cmd file is needed. */
export const tool = (name, ...args) => [process.execPath, `${root}node_modules/${toolEntries[name]}`, ...args];

/**
 * TypeScript's compiler with a single checker: with its default of four, each computes most types itself, at twice the
 * CPU time.
 */
export const typeChecker = (...args) => tool('tsc', ...args, '--checkers', '1');

/** npm as command and arguments: the npm that runs this script, if one does. */
export const npm = (...args) =>
  process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath, ...args] : ['npm', ...args];

const start = ([command, ...args], options) =>
  spawn(command, args, { cwd: root, shell: process.platform === 'win32' && command === 'npm', ...options });

const outcomeOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : code));
  });

/** Runs a program in this terminal; returns its exit code or `signal NAME`. Passes signals on to it. */
export const runLive = (command, options = {}) => endWithUs(startLive(command, options));

/** Like `runLive`, but prints the program's output when it has ended, in one piece under the given title. */
export const runBeside = async (title, command, options = {}) => {
  const child = start(command, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const output = collectOutput(child);
  const outcome = await endWithUs(child);
  console.log(`\n── ${title} ──\n${output()}`);
  return outcome;
};

const endWithUs = async (child) => {
  const endBoth = () => {
    child.kill('SIGTERM');
    // Deferred, so that handlers for other running programs get the same signal first.
    setImmediate(() => process.exit(143));
  };
  process.once('SIGTERM', endBoth);
  const outcome = await outcomeOf(child);
  process.off('SIGTERM', endBoth);
  return outcome;
};

/** Starts a program in this terminal and leaves it running. */
export const startLive = (command, options = {}) => start(command, { stdio: 'inherit', ...options });

/** Runs a program whose output matters only if it fails. */
export const runQuietly = async (command, options = {}) => {
  const child = start(command, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const output = collectOutput(child);
  const outcome = await outcomeOf(child).catch((error) => error.message);
  return { succeeded: outcome === 0, output: output() || `${command[0]}: ${outcome}` };
};

const collectOutput = (child) => {
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return () => `${Buffer.concat(output)}`.trim();
};

/** An error whose message is all that a person needs to read. */
export class Refusal extends Error {}

/** Ends this program after an error: a refusal with its message, anything else with its stack trace. */
export const endWith = (error) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
};
