import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, type OpenDatabase } from './open-database.ts';
import type { Schema } from './schema.ts';

const { Pool, types } = pg;
const { builtins } = types;

/** Times arrive as ISO 8601 text and counts as numbers, as they do from the embedded database. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

const parserOf = (oid: number) => parsers.get(oid) ?? types.getTypeParser(oid, 'text');

/** By these the connections of a server are told from those of a command of the operator. */
export const applicationName = 'chat-module';
export const toolName = 'chat-module tool';

export async function openPostgres(url: string, name = applicationName): Promise<OpenDatabase> {
  const pool = createPool(url, name);
  await assertReachable(pool, url);
  return openOver(pool);
}

/** Closing the database ends the pool. */
export function openOver(pool: PostgresPool): OpenDatabase {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  return { kind: 'postgres', db, close: () => db.destroy() };
}

export function createPool(url: string, name = applicationName): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: (oid: number) => parserOf(oid) },
  });
  // Without a listener a connection that the server ends would end this process. The pool listens only while it is idle,
  // not while a transaction has it and thinks between two queries.
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
