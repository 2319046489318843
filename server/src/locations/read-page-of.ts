import type { SelectQueryBuilder } from 'kysely';
import { firstOfEach } from '../database/first-of-each.ts';
import { type Page, type PageRequest, readPage, type TimeColumn } from '../database/paging.ts';
import type { Database, Schema } from '../database/schema.ts';
import { type LocationFilter, ofLocation, type WithLocation } from './of-location.ts';

interface List<T extends WithLocation, Row, C extends TimeColumn> {
  readonly table: T;
  /** Its rows, without the location filter. */
  readonly query: SelectQueryBuilder<Schema, T, Row>;
  readonly filter: LocationFilter;
  readonly timeColumn: C;
  /** As for `readPage`. */
  readonly searched?: string | undefined;
}

/** One page of the rows of a location filter, by key: of each location it reads at most a page. */
export function readPageOf<
  T extends WithLocation,
  Row extends { id: string } & { [K in C]: string },
  C extends TimeColumn,
>(
  db: Database,
  { table, query, filter, timeColumn, searched }: List<T, Row, C>,
  page: PageRequest,
): Promise<Page<Row>> {
  if (filter === 'all' || filter.locationIds.length < 2)
    return readPage(ofLocation(query, filter), timeColumn, page, searched);
  const keys = { table, column: 'locationId', values: filter.locationIds };
  return readPage(query, timeColumn, page, searched, (first, sort, limit) => firstOfEach(db, keys, first, sort, limit));
}
