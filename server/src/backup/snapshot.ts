/** What a column holds on either database: times are ISO 8601 text, lists JSON text. */
export type Value = string | number | null;

/** Some rows of one table; a table comes in as many batches as it needs, after those that it refers to. */
export interface Batch {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** All that a database held at one moment. */
export interface Snapshot {
  /** What its schema had been through; see `database/migrate.ts`. */
  readonly migrations: readonly string[];
  readonly batches: AsyncIterable<Batch>;
}

export const rowsOfBatch = 200;

/** A backup or a database that can't be used for what was asked. Its message is a sentence for the operator. */
export class TransferRefused extends Error {}

export const refusedRow = (table: string, reason: string): TransferRefused =>
  new TransferRefused(`The backup can't be restored. Table ${table}: ${reason}. Nothing was changed.`);

/** Runs what inserts rows; why the database refuses them is for the operator to read. */
export async function insertingInto<T>(table: string, insert: () => T | Promise<T>): Promise<T> {
  try {
    return await insert();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refusedRow(table, `the database refuses a row with "${reason}"`);
  }
}
