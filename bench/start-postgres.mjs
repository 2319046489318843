import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../scripts/find-postgres.mjs';

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
};

/** PostgreSQL refuses to run as root. */
const accountOf = (name) => {
  if (process.getuid?.() !== 0) return {};
  const id = (option) => Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
};

const isUp = async (url) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * A PostgreSQL server with the given settings on a free port, to be killed and restarted. Its files are deleted at the
 * end, unless `kept` names a folder for them.
 */
export const startPostgres = async (settings = [], kept = undefined) => {
  if (kept !== undefined) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'chat-module-bench-postgres-'));
  const account = accountOf('postgres');
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const programs = findPostgres();
  const data = join(folder, 'data');
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'a');
  const options = { ...account, cwd: folder, stdio: ['ignore', log, log] };
  const initdbOptions = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  if (!existsSync(data) && spawnSync(join(programs, 'initdb'), ['-D', data, ...initdbOptions], options).status !== 0)
    throw new Error('initdb failed');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const given = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...settings];
  let server;
  const start = async () => {
    const deadline = Date.now() + 300_000;
    while (!(await isUp(url))) {
      if (Date.now() > deadline) throw new Error('PostgreSQL does not start');
      // Right after a crash its last processes still hold the shared memory.
      if (server === undefined || server.exitCode !== null || server.signalCode !== null)
        server = spawn(join(programs, 'postgres'), ['-D', data, ...given.flatMap((it) => ['-c', it])], options);
      await delay(50);
    }
  };
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    logFile,
    /** The process id of the postmaster. */
    pid: () => server.pid,
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      await end('SIGINT');
      closeSync(log);
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
};
