import { createHash } from 'node:crypto';
import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { badRequest } from '../errors.ts';
import type { Schema } from './schema.ts';

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface Page<Row> {
  readonly rows: Row[];
  /** The cursor for the rows after these; absent on the last page. */
  readonly nextCursor: string | undefined;
}

export type TimeColumn = 'createdAt' | 'lastAskedAt' | 'lastMessageAt' | 'startedAt';

/** Reads the first rows of a query, which is sorted and limited. */
export type ReadFirst<T extends keyof Schema, Row> = (
  first: SelectQueryBuilder<Schema, T, Row>,
  sort: SortKey<Row>,
  limit: number,
) => Promise<Row[]>;

/** What a list is ordered by. Rows with equal keys follow the order of their ids. */
export interface SortKey<Row> {
  readonly key: RawBuilder<string>;
  readonly keyOf: (row: Row) => string;
  readonly direction: 'asc' | 'desc';
  readonly isKey: (text: string) => boolean;
}

/** Only the format we write; February 30 would be an error in the database. */
const isInstant = (text: string): boolean => {
  const milliseconds = Date.parse(text);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === text;
};

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

export const byTime = <C extends string>(
  column: C,
  direction: 'asc' | 'desc' = 'desc',
): SortKey<{ readonly [K in C]: string }> => ({
  key: sql<string>`${sql.ref(column)}`,
  keyOf: (row) => row[column],
  direction,
  isKey: isInstant,
});

const lastDay = '9999-12-31';

/** The earliest calendar day first; rows with an empty one come last. In literals, as in the indexes. */
export const byDay = <C extends string>(column: C): SortKey<{ readonly [K in C]: string }> => ({
  key: sql<string>`(case when ${sql.ref(column)} = '' then ${sql.lit(lastDay)} else ${sql.ref(column)} end)`,
  keyOf: (row) => row[column] || lastDay,
  direction: 'asc',
  isKey: isDay,
});

/**
 * One page of a query, newest first, by key: it takes the same time at the first row of a table and at the millionth. A
 * list that depends on a search passes it as `searched`: any other search refuses its cursors.
 */
export const readPage = <
  T extends keyof Schema,
  Row extends { id: string } & { [K in C]: string },
  C extends TimeColumn,
>(
  query: SelectQueryBuilder<Schema, T, Row>,
  timeColumn: C,
  page: PageRequest,
  searched = '',
  readFirst?: ReadFirst<T, Row>,
): Promise<Page<Row>> => readSortedPage(query, byTime(timeColumn), page, searched, readFirst);

/** The same in any order. `searched` names the order as well, unless a list has only one. */
export async function readSortedPage<T extends keyof Schema, Row extends { id: string }>(
  query: SelectQueryBuilder<Schema, T, Row>,
  sort: SortKey<Row>,
  { limit, cursor }: PageRequest,
  searched = '',
  readFirst: ReadFirst<T, Row> = (first) => first.execute(),
): Promise<Page<Row>> {
  const first = startedAt(query, sort, cursor, searched).limit(limit + 1);
  const rows = await readFirst(first, sort, limit + 1);
  return pageOf(rows, sort, limit, searched);
}

/** The most rows that one call compares with a search. */
const searchedAtOnce = 5000;

/**
 * The same for the rows that match a search, which no index serves. Each call compares a limited number of rows, so a
 * page may be short or even empty and still have a next one.
 */
export async function searchPage<T extends keyof Schema, Row extends { id: string }>(
  db: Kysely<Schema>,
  query: SelectQueryBuilder<Schema, T, Row>,
  sort: SortKey<Row>,
  { limit, cursor }: PageRequest,
  searched: string,
  matches: Expression<SqlBool>,
): Promise<Page<Row>> {
  const candidates = startedAt(query, sort, cursor, searched);
  const { rows } = await sql<Row>`
    select * from (${candidates.limit(searchedAtOnce)}) as candidates
    where ${matches} order by ${orderOf(sort)} limit ${limit + 1}`.execute(db);
  if (rows.length > limit) return pageOf(rows, sort, limit, searched);
  const [last] = await candidates
    .offset(searchedAtOnce - 1)
    .limit(1)
    .execute();
  return { rows, nextCursor: last && encodeCursor(sort.keyOf(last), last.id, searched) };
}

function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  { keyOf }: SortKey<Row>,
  limit: number,
  searched: string,
): Page<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    nextCursor: rows.length > limit && last ? encodeCursor(keyOf(last), last.id, searched) : undefined,
  };
}

/** The most rows that are counted. */
const maxCounted = 1000;

/** The number of rows of a query up to a limit and, with a search, among the first rows that one call compares. */
export async function countUpTo<T extends keyof Schema>(
  db: Kysely<Schema>,
  query: SelectQueryBuilder<Schema, T, object>,
  matches?: Expression<SqlBool>,
): Promise<{ readonly count: number; readonly isMore: boolean }> {
  const most = matches ? searchedAtOnce : maxCounted;
  const { rows } = await sql<{ read: number; found: number }>`
    select count(*) as read, coalesce(sum(case when ${matches ?? sql`1 = 1`} then 1 else 0 end), 0) as found
    from (${query.limit(most + 1)}) as candidates`.execute(db);
  const { read = 0, found = 0 } = rows[0] ?? {};
  return {
    count: Math.min(Number(found), maxCounted),
    isMore: Number(read) > most || Number(found) > maxCounted,
  };
}

/** A query's rows after a cursor, in order. */
function startedAt<T extends keyof Schema, Row extends { id: string }>(
  query: SelectQueryBuilder<Schema, T, Row>,
  sort: SortKey<Row>,
  cursor: string | undefined,
  searched: string,
): SelectQueryBuilder<Schema, T, Row> {
  const { key, direction, isKey } = sort;
  const after = cursor === undefined ? undefined : decodeCursor(cursor, searched, isKey);
  const sign = sql.raw(direction === 'desc' ? '<' : '>');
  const started =
    after === undefined
      ? query
      : query.where(sql<boolean>`(${key}, ${sql.ref('id')}) ${sign} (${after.key}, ${after.id})`);
  return started.orderBy(orderOf(sort));
}

export function orderOf<Row>({ key, direction }: SortKey<Row>): RawBuilder<unknown> {
  const order = sql.raw(direction);
  return sql`${key} ${order}, ${sql.ref('id')} ${order}`;
}

/** Compares rows as the database orders them. */
export const inOrderOf =
  <Row extends { id: string }>({ keyOf, direction }: SortKey<Row>) =>
  (a: Row, b: Row): number => {
    const isLater = keyOf(a) === keyOf(b) ? a.id > b.id : keyOf(a) > keyOf(b);
    return isLater === (direction === 'asc') ? 1 : -1;
  };

export const mapPage = <A, B>({ rows, nextCursor }: Page<A>, present: (row: A) => B): Page<B> => ({
  rows: rows.map(present),
  nextCursor,
});

const encodeCursor = (key: string, id: string, searched: string): string =>
  Buffer.from(`${key} ${id}${markOf(searched)}`).toString('base64url');

/** A digest, so that the search text appears in no URL but the one that asks for it. */
const markOf = (searched: string): string =>
  searched === '' ? '' : ` ${createHash('sha256').update(searched).digest('hex').slice(0, 16)}`;

function decodeCursor(cursor: string, searched: string, isKey: (text: string) => boolean): { key: string; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, key, id, mark = ''] = /^([1-9]\d{3}-\d\d-\d\d(?:T\S+Z)?) ([\w-]+)( [0-9a-f]+)?$/.exec(text) ?? [];
  if (key === undefined || id === undefined || !isKey(key) || mark !== markOf(searched)) {
    throw badRequest('cursor is not one that this server gave out.', 'cursor');
  }
  return { key, id };
}
