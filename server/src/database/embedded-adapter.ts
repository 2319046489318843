import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { CamelCasePlugin, SqliteAdapter } from 'kysely';
import type { Database } from './schema.ts';

/** Runs one statement. Its rows have column names in camel case. `undefined`: the statement has to queue. */
export type RunAtOnce = (db: Database, parameters: readonly unknown[]) => object[] | undefined;

/** Kysely's adapter for the embedded database, and the shortcut past the query builder for `prepared` statements. */
export class EmbeddedAdapter extends SqliteAdapter {
  readonly #connection: DatabaseSyncInstance;

  constructor(connection: DatabaseSyncInstance) {
    super();
    this.#connection = connection;
  }

  /** SQLite rolls schema changes back; without this, a failed migration would stay half done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * There is one connection, and a statement holds it only while it runs. So it need not queue, except during someone
   * else's transaction, whose changes must not be visible before it ends.
   *
   * Measured in one process with both variants alternating, 100 messages each: through the query builder, 20 concurrent
   * messages take 1.15 times the CPU time (716 instead of 622 µs each) and 1.2 times the 95th percentile latency (91
   * instead of 75 ms). Sequential messages take equally long.
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

/** The driver returns arrays of values, which is cheaper: the names are the same for each row. */
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
