import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { CamelCasePlugin, Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { DatabaseUnavailable, type OpenDatabase } from './open-database.ts';
import type { Schema } from './schema.ts';

/** Prepared statements kept for reuse; queries are few and their texts repeat. */
const keptStatements = 500;

/** Opens the SQLite file in a directory, or with `:memory:` one that nobody else sees. */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const inMemory = directory === ':memory:';
  const lock = inMemory ? undefined : lockDirectory(directory);
  const connection = new DatabaseSync(inMemory ? ':memory:' : join(directory, 'chat-module.db'));
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  );
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: asKyselyDatabase(connection) }),
    plugins: [new CamelCasePlugin()],
  });
  return {
    kind: 'embedded',
    db,
    async close() {
      await db.destroy();
      lock?.close();
    },
  };
}

/**
 * Holds an exclusive lock on a file of its own as long as the process lives; the operating system lifts it however the
 * process ends. The database file itself stays open to readers such as a backup.
 */
function lockDirectory(directory: string): DatabaseSyncInstance {
  const lock = new DatabaseSync(join(directory, 'chat-module.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; pragma user_version = 1; commit');
  } catch {
    throw new DatabaseUnavailable(`Another Chat Module already uses the database in ${directory}.`);
  }
  return lock;
}

function asKyselyDatabase(connection: DatabaseSyncInstance): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = asKyselyStatement(connection.prepare(text));
      if (statements.size >= keptStatements) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
