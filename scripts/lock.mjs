import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

const folder = join(root, '.cache');
const lock = join(folder, 'prepare.lock');
const mine = `${lock}.${process.pid}`;
const retryMs = 100;
/** Longer than any installation: by then the owner's process id may belong to another process. */
const staleAfterMs = 15 * 60_000;

/**
 * Runs `work` while no other process of this checkout does; waits if one does. The lock is a folder that names its
 * owner. It is taken, broken and released by renaming non-empty folders: renaming onto another such folder fails, so only
 * one process succeeds in each step.
 */
export const withLock = async (work) => {
  mkdirSync(mine, { recursive: true });
  writeFileSync(join(mine, 'pid'), `${process.pid}`);
  try {
    await acquire();
    return await work();
  } finally {
    release();
  }
};

const acquire = async () => {
  for (let told = false; !renamed(mine, lock); told = true) {
    if (!told) console.log('Waiting for another process that installs or builds here …');
    breakWhenStale();
    await sleep(retryMs);
  }
};

const release = () => {
  rmSync(mine, { recursive: true, force: true });
  if (ownerOfLock() === process.pid) renamed(lock, `${mine}.dead`);
  for (const name of readdirSync(folder))
    if (name.startsWith('prepare.lock.') && name.endsWith('.dead'))
      rmSync(join(folder, name), { recursive: true, force: true });
};

const breakWhenStale = () => {
  const owner = ownerOfLock();
  if (owner === undefined) return;
  if (isAlive(owner) && ageMs(lock) < staleAfterMs) return;
  renamed(lock, `${lock}.${owner}.dead`);
};

const ageMs = (path) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

const renamed = (from, to) => {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
};

const ownerOfLock = () => {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8'));
  } catch {
    return undefined;
  }
};

const isAlive = (pid) => {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};
