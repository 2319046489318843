/** A column's value on either database: times are ISO 8601 text, lists JSON text. */
export type Value = string | number | null;

/** Some rows of one table; a table has as many batches as it needs, after those of the tables it references. */
export interface Batch {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** The complete contents of a database at one moment. */
export interface Snapshot {
  /** The migrations applied to its schema; see `database/migrate.ts`. */
  readonly migrations: readonly string[];
  readonly batches: AsyncIterable<Batch>;
}

export const rowsOfBatch = 200;

/** A backup or database that can't be used for the request. Its message is for the operator. */
export class TransferRefused extends Error {}

export const refusedRow = (table: string, reason: string): TransferRefused =>
  new TransferRefused(`The backup can't be restored. Table ${table}: ${reason}. Nothing was changed.`);

/** Runs inserts; if the database refuses them, the reason is shown to the operator. */
export async function insertingInto<T>(table: string, insert: () => T | Promise<T>): Promise<T> {
  try {
    return await insert();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refusedRow(table, `the database refuses a row with "${reason}"`);
  }
}
