import type { ColumnDataType } from 'kysely';

/** What the two databases call the same thing. */
export interface ColumnTypes {
  readonly instant: ColumnDataType;
}
