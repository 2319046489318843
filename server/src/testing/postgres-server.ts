import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '../../../scripts/find-postgres.mjs';
import { type Account, programsFor, unprivilegedAccount } from './postgres-account.ts';

export interface PostgresServer {
  /** A superuser's URL of the database `postgres`. */
  readonly adminUrl: string;
  /** Ends it like a crash: connections break, nothing is cleaned up. */
  kill(): Promise<void>;
  /** Restarts it at the same URL, after `kill`. */
  restart(): Promise<void>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

interface Place {
  readonly programs: string;
  /** Contains the database in `data` and the server's log in `log`. */
  readonly folder: string;
  readonly account: Account | undefined;
}

/**
 * Test databases do without durability against power loss. They survive their own sudden end, because the operating system
 * has what was written.
 */
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300', 'unix_socket_directories='];

const startLimitMs = 30_000;
const pollMs = 20;

/** A real PostgreSQL server on a free loopback port; it ends with this process, however that ends. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const place = await findPlace();
  const keeper = startKeeper(place.folder);
  try {
    await initialise(place);
    const port = await freePort();
    let server = await startServer(place, port);
    return {
      adminUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
      kill: () => end(server),
      restart: async () => {
        server = await startServer(place, port);
      },
      stop: () => closeKeeper(keeper),
    };
  } catch (error) {
    await closeKeeper(keeper);
    throw error;
  }
};

const findPlace = async (): Promise<Place> => {
  const found = findPostgres();
  if (found === undefined) throw new Error('There is no PostgreSQL server, version 14 or newer, on this machine.');
  const folder = await mkdtemp(join(tmpdir(), 'chat-module-postgres-'));
  const account = unprivilegedAccount();
  return { programs: await programsFor(found, account, folder), folder, account };
};

/** Removes the folder once its stdin closes; see postgres-keeper.mjs. */
const startKeeper = (folder: string): ChildProcess => {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'postgres-keeper.mjs'), folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  keeper.unref();
  return keeper;
};

const closeKeeper = async (keeper: ChildProcess): Promise<void> => {
  if (keeper.exitCode !== null) return;
  keeper.ref();
  keeper.stdin?.end();
  await once(keeper, 'exit');
};

const initialise = async (place: Place): Promise<void> => {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const initdb = await startProgram(place, 'initdb', ['-D', 'data', ...options]);
  const [exitCode] = await once(initdb, 'exit');
  if (exitCode !== 0) throw new Error(`initdb failed: ${await logOf(place)}`);
};

const startServer = async (place: Place, port: number): Promise<ChildProcess> => {
  const given = [...settings, 'listen_addresses=127.0.0.1', `port=${port}`].flatMap((setting) => ['-c', setting]);
  const deadline = Date.now() + startLimitMs;
  let server = await startProgram(place, 'postgres', ['-D', 'data', ...given]);
  while (!(await isReady(place, server))) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not start: ${await logOf(place)}`);
    // Right after a crash its last connections still hold the shared memory.
    if (hasEnded(server)) server = await startProgram(place, 'postgres', ['-D', 'data', ...given]);
    await sleep(pollMs);
  }
  // From here on the keeper owns it: it doesn't delay the end of this process.
  server.unref();
  return server;
};

/** Runs in the folder, because the account may not be able to enter the current one. */
const startProgram = async (
  { programs, folder, account }: Place,
  name: string,
  args: string[],
): Promise<ChildProcess> => {
  const log = await open(join(folder, 'log'), 'a');
  const child = spawn(join(programs, name), args, {
    cwd: folder,
    stdio: ['ignore', log.fd, log.fd],
    // In its own process group, so that an interrupt from the terminal doesn't reach it.
    detached: true,
    ...account,
  });
  await once(child, 'spawn');
  await log.close();
  return child;
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The eighth line of this file is the server's status. */
const isReady = async ({ folder }: Place, server: ChildProcess): Promise<boolean> => {
  const lines = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , , , , , status] = lines.split('\n');
  return Number(pid) === server.pid && status?.trim() === 'ready';
};

const end = async (server: ChildProcess): Promise<void> => {
  if (hasEnded(server)) return;
  server.ref();
  server.kill('SIGKILL');
  await once(server, 'exit');
};

const logOf = async ({ folder }: Place): Promise<string> => {
  const lines = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
  return lines.trim().split('\n').slice(-5).join('\n');
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found on 127.0.0.1.');
  return address.port;
};
