import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { StatementSyncInstance } from '@photostructure/sqlite';
import { migrate } from '../database/migrate.ts';
import { embeddedFile, lockDirectory, type OpenFile, openFile } from '../database/open-embedded.ts';
import { flushFolder } from './backup-file.ts';
import { checkedRows, fittingRows } from './check-rows.ts';
import { assertEmpty } from './is-empty.ts';
import { withFileSnapshot } from './read-embedded.ts';
import { type Batch, insertingInto, type Snapshot, TransferRefused } from './snapshot.ts';

const batchesOfTransaction = 100;

/**
 * Replaces a directory's database, which nothing may be using, with a snapshot; returns the number of rows. The rows go
 * into a new file that is renamed when complete, so one complete file always exists.
 */
export async function loadEmbedded(directory: string, snapshot: Snapshot, replace: boolean): Promise<number> {
  const lock = lockDirectory(directory);
  const path = embeddedFile(directory);
  const made = `${path}.restored`;
  try {
    if (!replace) await assertFileEmpty(path);
    await removeFile(made);
    const rowCount = await makeFile(made, snapshot);
    await assertRowsSound(made);
    await settle(path);
    await rename(made, path);
    await flushFolder(directory);
    return rowCount;
  } finally {
    await removeFile(made);
    lock.release();
  }
}

/** Reads every row of a file whose schema is up to date. */
const assertRowsSound = (path: string): Promise<void> =>
  withFileSnapshot(path, async ({ batches }) => {
    for await (const _ of checkedRows(batches));
  });

/** Creates a database file from a snapshot and migrates it; returns the number of rows. */
export async function makeFile(path: string, snapshot: Snapshot): Promise<number> {
  const file = openFile(path);
  try {
    await migrate(file.db, { upTo: snapshot.migrations.at(-1) });
    const rowCount = await insertBatches(file, snapshot.batches);
    await migrate(file.db);
    file.connection.exec('analyze; pragma wal_checkpoint(truncate)');
    return rowCount;
  } finally {
    await file.db.destroy();
  }
}

async function insertBatches({ db, connection }: OpenFile, batches: AsyncIterable<Batch>): Promise<number> {
  const statements = new Map<string, StatementSyncInstance>();
  let rowCount = 0;
  let batchCount = 0;
  connection.exec('begin');
  for await (const { table, columns, rows } of fittingRows(db, batches)) {
    const text = insertInto(table, columns);
    const statement = statements.get(text) ?? connection.prepare(text);
    statements.set(text, statement);
    await insertingInto(table, () => {
      for (const row of rows) statement.run(...row);
    });
    rowCount += rows.length;
    if (++batchCount % batchesOfTransaction === 0) connection.exec('commit; begin');
  }
  connection.exec('commit');
  return rowCount;
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${quote(table)} (${columns.map(quote).join()}) values (${columns.map(() => '?').join()})`;

async function assertFileEmpty(path: string): Promise<void> {
  if (!existsSync(path)) return;
  const { db } = openFile(path);
  await assertEmpty(db).finally(() => db.destroy());
}

/** Removes files that SQLite would take for the new database's: the write-ahead log is first written into the old file. */
async function settle(path: string): Promise<void> {
  if (existsSync(path)) await closeWhole(path);
  await Promise.all([`${path}-wal`, `${path}-shm`].map((file) => rm(file, { force: true })));
}

async function closeWhole(path: string): Promise<void> {
  let file: OpenFile;
  try {
    file = openFile(path);
  } catch {
    // A damaged one is about to be replaced.
    return;
  }
  const [result] = file.connection.prepare('pragma wal_checkpoint(truncate)').all() as { busy: number }[];
  await file.db.destroy();
  if (result?.busy === 1) throw new TransferRefused(`Something else reads ${path}. Try again when it has ended.`);
}

const removeFile = (path: string): Promise<unknown> =>
  Promise.all([path, `${path}-wal`, `${path}-shm`].map((file) => rm(file, { force: true })));
