import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import {
  CamelCasePlugin,
  Kysely,
  type SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { busyMs } from './clear-log.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { EmbeddedAdapter } from './embedded-adapter.ts';
import { embeddedChanges } from './embedded-changes.ts';
import { describeDamage, isDamaged, troubleOf } from './failures.ts';
import type { OpenedDatabase } from './opened-database.ts';
import type { Schema } from './schema.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * How many pages (16 MB) the write-ahead log holds before it is written into the file, which delays some message by a few
 * milliseconds. A message adds up to twenty pages, mostly the same ones. SQLite's default of 1000 delayed two messages in a hundred.
 */
const pagesInLog = 4000;

/** The number of cached prepared statements; queries are few and their texts repeat. */
const keptStatements = 500;

export const embeddedFile = (directory: string): string => join(directory, 'chat-module.db');

/** Opens the SQLite file in a directory, or a private in-memory database with `:memory:`. */
export async function openEmbedded(directory: string): Promise<OpenedDatabase> {
  const inMemory = directory === ':memory:';
  const lock = inMemory ? undefined : lockDirectory(directory);
  try {
    const { db, connection } = openFile(inMemory ? ':memory:' : embeddedFile(directory));
    return {
      ...openedOver({ db, connection }),
      async close() {
        leaveWhole(connection);
        await db.destroy();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

export const openedOver = ({ db, connection }: OpenFile): OpenedDatabase => ({
  kind: 'embedded',
  db,
  jobs: db,
  changes: embeddedChanges(db, connection),
  close: () => db.destroy(),
});

/** After a clean shutdown, the file alone is the database. A full disk must not prevent the shutdown. */
function leaveWhole(connection: DatabaseSyncInstance): void {
  try {
    connection.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // Committed data is in the write-ahead log and is found at the next start.
  }
}

/** One SQLite file, through the query builder and the driver. Closing the former closes both. */
export interface OpenFile {
  readonly db: Kysely<Schema>;
  readonly connection: DatabaseSyncInstance;
}

/** Opens or creates a SQLite file with the product's settings. The caller ensures exclusive access. */
export function openFile(path: string): OpenFile {
  const connection = new DatabaseSync(path);
  try {
    connection.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = ${busyMs}`,
    );
    connection.exec(`pragma wal_autocheckpoint = ${pagesInLog}`);
    // Overwrites erased data in the file instead of only marking it free.
    connection.exec('pragma secure_delete = on');
    // Reading the first page detects a truncated file.
    connection.exec('select count(*) from sqlite_schema');
  } catch (error) {
    connection.close();
    if (isDamaged(error)) throw new DatabaseUnavailable(describeDamage(path));
    throw error;
  }
  const dialect = new EmbeddedDialect(connection);
  return { connection, db: new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] }) };
}

class EmbeddedDialect extends SqliteDialect {
  readonly #connection: DatabaseSyncInstance;

  constructor(connection: DatabaseSyncInstance) {
    super({ database: asKyselyDatabase(connection) });
    this.#connection = connection;
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter(this.#connection);
  }
}

export interface DirectoryLock {
  release(): void;
}

/**
 * Holds an exclusive lock on a separate file while the process lives; the operating system releases it however the process
 * ends. The database file itself stays open to readers such as a backup.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const lock = new DatabaseSync(join(directory, 'chat-module.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; pragma user_version = 1; commit');
  } catch (error) {
    lock.close();
    if (troubleOf(error) === 'busy')
      throw new DatabaseUnavailable(`Another Chat Module already uses the database in ${directory}.`);
    throw new DatabaseUnavailable(`DATA_DIR ${directory} can't be written to: ${reasonOf(error)}.`);
  }
  return { release: () => lock.close() };
}

function asKyselyDatabase(connection: DatabaseSyncInstance): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: keptStatements });
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      // SQLite rolls back by itself when the disk is full; rolling back again would hide the cause.
      if (text === 'rollback') return endTransaction(connection);
      const statement = asKyselyStatement(connection.prepare(text));
      statements.set(text, statement);
      return statement;
    },
  };
}

const endTransaction = (connection: DatabaseSyncInstance): SqliteStatement => ({
  reader: false,
  all: () => [],
  run() {
    if (connection.isTransaction) connection.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  },
  iterate: () => [][Symbol.iterator](),
});

function asKyselyStatement(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
