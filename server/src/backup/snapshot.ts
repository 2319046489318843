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
