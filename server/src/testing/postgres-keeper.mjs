/*
 * Watches over a test PostgreSQL and removes it when the process that started it closes this one's stdin: on purpose or by
 * ending, however suddenly. Argument: the folder with the database.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const folder = process.argv[2];
const shutdownLimitMs = 5000;
const pollMs = 20;

const readPid = () => {
  try {
    return Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
};

const signal = (pid, name) => {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
};

const endServer = async (pid) => {
  signal(pid, 'SIGQUIT');
  for (let waitedMs = 0; signal(pid, 0); waitedMs += pollMs) {
    if (waitedMs > shutdownLimitMs) signal(pid, 'SIGKILL');
    await sleep(pollMs);
  }
};

const clearAway = async () => {
  const pid = readPid();
  if (pid !== undefined) await endServer(pid);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
};

// An interrupt from the terminal reaches this process too, while its parent still uses the database.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
process.stdin.resume().on('end', clearAway);
