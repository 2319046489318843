import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { minute, second } from '../clock.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { postgresChanges } from './postgres-changes.ts';
import type { Database, Schema } from './schema.ts';

const { Pool, types } = pg;
const { builtins } = types;

/** Times are read as ISO 8601 text and counts as numbers, as from the embedded database. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

const parserOf = (oid: number) => parsers.get(oid) ?? types.getTypeParser(oid, 'text');

/** The application names that distinguish a server's connections from an operator command's. */
export const applicationName = 'chat-module';
export const toolName = 'chat-module tool';

/** A process's connections: background work never takes those that visitors' calls need. */
export interface Pools<Pool extends PostgresPool> {
  readonly calls: Pool;
  readonly jobs: Pool;
}

export async function openPostgres(url: string, name = applicationName): Promise<OpenedDatabase> {
  const pools = createPools(url, name);
  await assertReachable(pools.calls, url);
  return openOver(pools, url, name);
}

/** Closing the database closes the pools that were used. */
export function openOver(pools: Pools<PostgresPool>, url: string, name = applicationName): OpenedDatabase {
  const [db, jobs] = [over(pools.calls), over(pools.jobs)];
  const changes = postgresChanges(url, name, jobs);
  return {
    kind: 'postgres',
    db,
    jobs,
    changes,
    async close() {
      await changes.close();
      await jobs.destroy();
      await db.destroy();
    },
  };
}

const over = (pool: PostgresPool): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });

/** If the database is down, a call fails fast, while a background job waits in the queue. */
export const createPools = (url: string, name = applicationName): Pools<pg.Pool> => ({
  calls: createPool(url, name, { max: 8, connectionTimeoutMillis: 5 * second }),
  jobs: createPool(url, name, { max: 2, connectionTimeoutMillis: minute }),
});

function createPool(url: string, name: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    ...limits,
    types: { getTypeParser: (oid: number) => parserOf(oid) },
  });
  // Without a listener, a connection that the server closes would end this process. The pool listens only while the
  // connection is idle, not while a transaction holds it between two queries.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function assertReachable(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { hostname, port, pathname } = new URL(url);
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new DatabaseUnavailable(
      `The database ${pathname.slice(1)} at ${hostname}:${port || 5432} (DATABASE_URL) can't be used: ${reason}.`,
    );
  }
}
