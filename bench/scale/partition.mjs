/*
 * Measures how long `npm run partition-conversations` takes with many conversations, and which locks it holds.
 * By hand, after `npm run build`: node bench/scale/partition.mjs [--size 1000000]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../start-postgres.mjs';
import { openPlace } from './places.mjs';

const { values: options } = parseArgs({ options: { size: { type: 'string', default: '1000000' } } });
const command = join(import.meta.dirname, '../../server/bundle/partition-conversations.js');
const lookEveryMs = 100;

const locksOfCommand = `
  select coalesce(relname, 'new table') as table, mode from pg_locks
  join pg_stat_activity using (pid) left join pg_class on pg_class.oid = relation
  where application_name = 'chat-module tool' and locktype = 'relation' and granted
    and mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
    and (relname is null or relkind in ('r', 'p'))`;

/** When each lock was first and last seen, in milliseconds since the start. */
const watchLocks = async (client, isOver) => {
  const seen = new Map();
  const startedMs = performance.now();
  while (!isOver()) {
    const nowMs = performance.now() - startedMs;
    for (const { table, mode } of (await client.query(locksOfCommand)).rows) {
      const name = `${table}: ${mode}`;
      seen.set(name, { fromMs: seen.get(name)?.fromMs ?? nowMs, untilMs: nowMs });
    }
    await delay(lookEveryMs);
  }
  return seen;
};

const sizeOf = async (client) =>
  (await client.query('select pg_size_pretty(pg_database_size(current_database())) as size')).rows[0].size;

const folder = mkdtempSync(join(tmpdir(), 'chat-module-partition-'));
// PostgreSQL runs without root rights and stores its files here.
chmodSync(folder, 0o755);
const postgres = await startPostgres(['shared_buffers=1GB', 'max_wal_size=8GB'], join(folder, 'postgres'));
try {
  const place = await openPlace(folder, postgres.url, Number(options.size));
  place.child.kill('SIGTERM');
  await once(place.child, 'exit');
  const client = new pg.Client(place.settings.DATABASE_URL);
  await client.connect();
  const before = await sizeOf(client);
  const startedMs = performance.now();
  const env = { PATH: process.env.PATH, ...place.settings };
  const child = spawn(process.execPath, [command], { env, stdio: 'inherit' });
  const ended = once(child, 'exit');
  const seen = await watchLocks(client, () => child.exitCode !== null);
  await ended;
  const seconds = (performance.now() - startedMs) / 1000;
  console.log(
    `${options.size} conversations: ${seconds.toFixed(1)} s, ${before} before, ${await sizeOf(client)} after`,
  );
  for (const [lock, { fromMs, untilMs }] of seen)
    console.log(`- ${lock} from ${(fromMs / 1000).toFixed(1)} to ${(untilMs / 1000).toFixed(1)} s`);
  await client.end();
  process.exitCode = child.exitCode;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
