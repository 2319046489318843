import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { firstOfEach } from '../database/first-of-each.ts';
import { byTime, type Page, type PageRequest, readPage, searchPage, type TimeColumn } from '../database/paging.ts';
import type { Database, Schema } from '../database/schema.ts';
import { isOfLocation, type LocationFilter, ofLocation, type WithLocation } from './of-location.ts';

interface List<T extends WithLocation, Row, C extends TimeColumn> {
  readonly table: T;
  /** Its rows, without the location filter. */
  readonly query: SelectQueryBuilder<Schema, T, Row>;
  readonly filter: LocationFilter;
  readonly timeColumn: C;
  /** As for `readPage`. */
  readonly searched?: string | undefined;
  /** A condition that no index serves: each call compares a limited number of rows with it, as `searchPage` does. */
  readonly matches?: RawBuilder<boolean> | undefined;
}

/** One page of the rows of a location filter, by key: of each location it reads at most a page. */
export function readPageOf<
  T extends WithLocation,
  Row extends { id: string } & { [K in C]: string },
  C extends TimeColumn,
>(
  db: Database,
  { table, query, filter, timeColumn, searched, matches }: List<T, Row, C>,
  page: PageRequest,
): Promise<Page<Row>> {
  const isOfSeveral = filter !== 'all' && filter.locationIds.length > 1;
  const rows = isOfSeveral ? query : ofLocation(query, filter);
  if (matches) {
    const searchCondition = isOfSeveral ? sql<boolean>`(${isOfLocation(filter)} and ${matches})` : matches;
    return searchPage(db, rows, byTime(timeColumn), page, searched ?? '', searchCondition);
  }
  if (!isOfSeveral) return readPage(rows, timeColumn, page, searched);
  const keys = { table, column: 'locationId', values: filter.locationIds };
  return readPage(query, timeColumn, page, searched, (first, sort, limit) => firstOfEach(db, keys, first, sort, limit));
}
