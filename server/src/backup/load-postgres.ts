import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { applicationName } from '../database/open-postgres.ts';
import type { Database } from '../database/schema.ts';
import { listTables } from '../database/tables.ts';
import { fittingRows } from './check-rows.ts';
import { assertEmpty } from './is-empty.ts';
import { type Batch, insertingInto, type Snapshot, TransferRefused } from './snapshot.ts';

/** Forwards rows, or refuses them. */
type CheckRows = (batches: AsyncIterable<Batch>) => AsyncIterable<Batch>;

const looksAtUse = 10;
const betweenLooksMs = 200;

/**
 * Loads a snapshot with the current schema into a PostgreSQL database that no server is using; returns the number of rows.
 * Uses one transaction: a snapshot that proves truncated leaves the database unchanged.
 */
export async function loadPostgres(
  db: Database,
  snapshot: Snapshot,
  replace: boolean,
  check: CheckRows = (batches) => batches,
): Promise<number> {
  await assertUnused(db);
  await migrate(db);
  const rowCount = await db
    .withoutPlugins()
    .transaction()
    .execute(async (transaction) => {
      if (replace) await emptyTables(transaction);
      else await assertEmpty(transaction);
      return insertBatches(transaction, check(fittingRows(transaction, snapshot.batches)));
    });
  await sql`analyze`.execute(db);
  return rowCount;
}

/** Refuses a database that a server is connected to. PostgreSQL may still list one that has just died. */
export async function assertUnused(db: Database): Promise<void> {
  for (let look = 1; await isUsed(db); look++) {
    if (look === looksAtUse) throw new TransferRefused('A Chat Module is running on this database. Stop it first.');
    await sleep(betweenLooksMs);
  }
}

async function isUsed(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()`.execute(
    db,
  );
  return rows.length > 0;
}

async function emptyTables(db: Database): Promise<void> {
  const tables = await listTables(db);
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
}

async function insertBatches(db: Database, batches: AsyncIterable<Batch>): Promise<number> {
  let rowCount = 0;
  for await (const batch of batches) {
    await insertingInto(batch.table, () => insertBatch(db, batch));
    rowCount += batch.rows.length;
  }
  return rowCount;
}

/** Sends all rows as one parameter, whatever the number of rows and columns. */
function insertBatch(db: Database, { table, columns, rows }: Batch): Promise<unknown> {
  const records = rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]])));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json)`.execute(
    db,
  );
}
