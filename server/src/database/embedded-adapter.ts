import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { CamelCasePlugin, SqliteAdapter } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Runs one statement with its parameters, in their order there; rows have their columns in camel case. `undefined`: not now.
 */
export type RunAtOnce = (db: Database, parameters: readonly unknown[]) => object[] | undefined;

/** What the query builder knows of the embedded database, and a way past it for statements that are written already. */
export class EmbeddedAdapter extends SqliteAdapter {
  readonly #connection: DatabaseSyncInstance;

  constructor(connection: DatabaseSyncInstance) {
    super();
    this.#connection = connection;
  }

  /** SQLite takes schema changes back with their transaction; without this, a migration that fails would stay half done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * There is one connection, and a statement holds it for no longer than it runs: it need not stand in line, unless somebody
   * else has begun a transaction, of which nobody may see anything before it ends.
   */
  prepare(text: string): RunAtOnce {
    const statement = this.#connection.prepare(text);
    const columns = statement.columns().map(({ name }) => names.inCamelCase(name));
    const run = columns.length > 0 ? readRows(statement, columns) : change(statement);
    return (db, parameters) => (db.isTransaction || !this.#connection.isTransaction ? run(parameters) : undefined);
  }
}

type Run = (parameters: readonly unknown[]) => object[];

function change(statement: StatementSyncInstance): Run {
  return (parameters) => {
    statement.run(...parameters);
    return [];
  };
}

/** The driver brings values alone: their names are the same for each row. */
function readRows(statement: StatementSyncInstance, columns: readonly string[]): Run {
  statement.setReturnArrays(true);
  return (parameters) =>
    statement.all(...parameters).map((values) => {
      const row: Record<string, unknown> = {};
      for (let at = 0; at < columns.length; at++) row[columns[at] ?? ''] = values[at];
      return row;
    });
}

const names = new (class extends CamelCasePlugin {
  inCamelCase(column: string): string {
    return this.camelCase(column);
  }
})();
