import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { firstOfEach } from '../database/first-of-each.ts';
import {
  byDay,
  byTime,
  countUpTo,
  inOrderOf,
  type Page,
  type PageRequest,
  type ReadFirst,
  readSortedPage,
  type SortKey,
  searchPage,
} from '../database/paging.ts';
import type { Database, Schema } from '../database/schema.ts';
import { isOfLocation, ofLocation } from '../locations/of-location.ts';
import type { ReadFilter } from './submission-filter.ts';

type Table = 'leads' | 'reservations';

interface Sorted {
  readonly id: string;
  readonly createdAt: string;
  readonly followUpOn: string;
}

export const commonSorts = {
  newest: byTime('createdAt'),
  oldest: byTime('createdAt', 'asc'),
  followUp: byDay('followUpOn'),
} as const satisfies Record<string, SortKey<Sorted>>;

/** The order of a list that names none: with a filter by follow-up date, the most urgent first. */
export const sortOf = <Sort extends string>(asked: {
  readonly sort?: Sort | undefined;
  readonly followUp?: string | undefined;
}): Sort | 'newest' | 'followUp' => asked.sort ?? (asked.followUp ? 'followUp' : 'newest');

interface List<T extends Table, Row> {
  readonly table: T;
  /** Its rows, without the filter. */
  readonly query: SelectQueryBuilder<Schema, T, Row>;
  readonly filter: ReadFilter;
  readonly sortName: string;
  readonly sort: SortKey<Row>;
}

/** One page of a list, in the given order. Of several locations it reads at most a page each. */
export function listSubmissions<T extends Table, Row extends Sorted>(
  db: Database,
  { table, query, filter, sortName, sort }: List<T, Row>,
  page: PageRequest,
): Promise<Page<Row>> {
  const { place, statuses, searched, matches } = filter;
  const mark = sortName === 'newest' ? searched : `${sortName} ${searched}`;
  const meeting = meetingConditions(query, filter);
  const isOfSeveral = place !== 'all' && place.locationIds.length > 1;
  // In the order of the list across all locations: sorting the rows of several would read all of them.
  if (matches && isOfSeveral)
    return searchPage(db, meeting, sort, page, mark, sql`(${isOfLocation(place)} and ${matches})`);
  const rows = isOfSeveral ? meeting : ofLocation(meeting, place);
  if (matches) return searchPage(db, rows, sort, page, mark, matches);
  const read: ReadFirst<T, Row> = (first, by, limit) =>
    isOfSeveral
      ? firstOfEach(db, { table, column: 'locationId', values: place.locationIds }, first, by, limit)
      : first.execute();
  return readSortedPage(rows, sort, page, mark, statuses.length > 1 ? ofEachStatus(statuses, read) : read);
}

/** Reads each status by its index and merges the rows, which the database would sort. */
const ofEachStatus =
  <T extends Table, Row extends Sorted>(statuses: readonly string[], read: ReadFirst<T, Row>): ReadFirst<T, Row> =>
  async (first, sort, limit) => {
    const pages = await Promise.all(
      statuses.map((status) => read(first.where(sql<boolean>`status = ${status}`), sort, limit)),
    );
    return pages.flat().sort(inOrderOf(sort)).slice(0, limit);
  };

export const countSubmissions = (db: Database, query: SelectQueryBuilder<Schema, Table, object>, filter: ReadFilter) =>
  countUpTo(db, ofLocation(meetingConditions(query, filter), filter.place), filter.matches);

const meetingConditions = <T extends Table, Row>(
  query: SelectQueryBuilder<Schema, T, Row>,
  { conditions, statuses }: ReadFilter,
): SelectQueryBuilder<Schema, T, Row> =>
  [...isOneOf(statuses), ...conditions].reduce((narrower, condition) => narrower.where(condition), query);

const isOneOf = (statuses: readonly string[]): Expression<SqlBool>[] => {
  if (statuses.length < 2) return statuses.map((status) => sql<SqlBool>`status = ${status}`);
  return [sql`status in (${sql.join(statuses)})`];
};
