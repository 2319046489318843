import type { ColumnDataType } from 'kysely';

/** The two databases' names for the same types. */
export interface ColumnTypes {
  readonly instant: ColumnDataType;
}
