import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { prepareDataDir } from '../data-dir.ts';
import { knownMigrations } from '../database/migrate.ts';
import { assertEmbeddedThere } from '../database/open-beside.ts';
import { embeddedFile, lockDirectory } from '../database/open-embedded.ts';
import { openPostgres, toolName } from '../database/open-postgres.ts';
import type { Database } from '../database/schema.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { checkedRows } from './check-rows.ts';
import { loadEmbedded, makeFile } from './load-embedded.ts';
import { loadPostgres } from './load-postgres.ts';
import { withFileSnapshot } from './read-embedded.ts';
import { withPostgresSnapshot } from './read-postgres.ts';
import { type Snapshot, TransferRefused } from './snapshot.ts';
import { withoutEndedAccess } from './without-ended-access.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Writes the whole database as of now to a new file, while servers keep running; returns the number of rows. */
export const backUp = ({ databaseUrl, dataDir }: Place, path: string, now: Date): Promise<number> => {
  const write = (snapshot: Snapshot) => writeBackup(path, snapshot, now);
  return databaseUrl === undefined
    ? withEmbedded(dataDir, write)
    : withPostgres(databaseUrl, (db) => withPostgresSnapshot(db, write));
};

export interface Restored {
  readonly rowCount: number;
  /** Emails that waited when the backup was made. */
  readonly unsentMails: number;
  /** A sentence about who else may read the data directory. */
  readonly warning: string | undefined;
}

/** Restores a backup of either database into the configured one, all or nothing. */
export async function restore(place: Place, path: string, replace: boolean): Promise<Restored> {
  const backup = await readBackup(path);
  assertKnown(backup, path);
  const warning = prepareDataDir(place.dataDir);
  const { snapshot, countUnsent } = withoutEndedAccess(backup);
  const rowCount = await loadChecked(place, snapshot, replace);
  return { rowCount, unsentMails: countUnsent(), warning };
}

async function loadChecked({ databaseUrl, dataDir }: Place, snapshot: Snapshot, replace: boolean): Promise<number> {
  if (databaseUrl === undefined) return loadEmbedded(dataDir, snapshot, replace);
  return withPostgres(databaseUrl, (db) => {
    const load = (current: Snapshot) => loadPostgres(db, current, replace, checkedRows);
    return isUpToDate(snapshot) ? load(snapshot) : withFileOf(snapshot, dataDir, load);
  });
}

/** Copies the embedded database, which no server may be using, into an empty PostgreSQL database; returns the number of rows. */
export async function moveToPostgres({ databaseUrl, dataDir }: Place): Promise<number> {
  if (databaseUrl === undefined) {
    throw new TransferRefused('Set DATABASE_URL to the PostgreSQL database that is to take over.');
  }
  assertEmbeddedThere(dataDir);
  const lock = lockDirectory(dataDir);
  try {
    return await withPostgres(databaseUrl, (db) =>
      withEmbedded(dataDir, (snapshot) => loadCurrent(db, snapshot, dataDir)),
    );
  } finally {
    lock.release();
  }
}

function loadCurrent(db: Database, snapshot: Snapshot, dataDir: string): Promise<number> {
  assertKnown(snapshot, embeddedFile(dataDir));
  const load = (current: Snapshot) => loadPostgres(db, current, false);
  return isUpToDate(snapshot) ? load(snapshot) : withFileOf(snapshot, dataDir, load);
}

const isUpToDate = ({ migrations }: Snapshot): boolean => migrations.at(-1) === knownMigrations.at(-1);

function assertKnown({ migrations }: Snapshot, name: string): void {
  if (migrations.some((migration) => !knownMigrations.includes(migration)))
    throw new TransferRefused(`${name} was made by a newer Chat Module than this one.`);
  if (migrations.length === 0 || migrations.some((migration, at) => migration !== knownMigrations[at]))
    throw new TransferRefused(`${name} names steps of the schema that no Chat Module has in this order.`);
}

/** Migrates an older snapshot in a database of its own. */
async function withFileOf<T>(older: Snapshot, dataDir: string, use: (current: Snapshot) => Promise<T>): Promise<T> {
  const path = join(dataDir, 'chat-module.db.older');
  const remove = () => Promise.all([path, `${path}-wal`, `${path}-shm`].map((file) => rm(file, { force: true })));
  await remove();
  try {
    await makeFile(path, older);
    return await withFileSnapshot(path, use);
  } finally {
    await remove();
  }
}

async function withEmbedded<T>(dataDir: string, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  assertEmbeddedThere(dataDir);
  return withFileSnapshot(embeddedFile(dataDir), use);
}

async function withPostgres<T>(url: string, use: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openPostgres(url, toolName);
  try {
    return await use(db);
  } finally {
    await close();
  }
}
