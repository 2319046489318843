import { createHash } from 'node:crypto';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
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

export type TimeColumn = 'createdAt' | 'lastAskedAt' | 'lastMessageAt';

/** Reads the first rows of a query, which is in the given order and limited. */
type ReadFirst<T extends keyof Schema, Row> = (
  first: SelectQueryBuilder<Schema, T, Row>,
  order: RawBuilder<unknown>,
  limit: number,
) => Promise<Row[]>;

/**
 * One page of a query, newest first, by key: it takes the same time at the first row of a table and at the millionth. A
 * list that depends on a search passes it as `searched`: any other search refuses its cursors.
 */
export async function readPage<
  T extends keyof Schema,
  Row extends { id: string } & { [K in C]: string },
  C extends TimeColumn,
>(
  query: SelectQueryBuilder<Schema, T, Row>,
  timeColumn: C,
  { limit, cursor }: PageRequest,
  searched = '',
  readFirst: ReadFirst<T, Row> = (first) => first.execute(),
): Promise<Page<Row>> {
  const time = sql.ref(timeColumn);
  const id = sql.ref('id');
  const after = cursor === undefined ? undefined : decodeCursor(cursor, searched);
  const started =
    after === undefined ? query : query.where(sql<boolean>`(${time}, ${id}) < (${after.time}, ${after.id})`);
  const first = started
    .orderBy(sql`${time} desc`)
    .orderBy(sql`${id} desc`)
    .limit(limit + 1);
  const rows = await readFirst(first, sql`${time} desc, ${id} desc`, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = rows.length > limit && last ? encodeCursor(last[timeColumn], last.id, searched) : undefined;
  return { rows: page, nextCursor };
}

export const mapPage = <A, B>({ rows, nextCursor }: Page<A>, present: (row: A) => B): Page<B> => ({
  rows: rows.map(present),
  nextCursor,
});

const encodeCursor = (time: string, id: string, searched: string): string =>
  Buffer.from(`${time} ${id}${markOf(searched)}`).toString('base64url');

/** A digest, so that the search text appears in no URL but the one that asks for it. */
const markOf = (searched: string): string =>
  searched === '' ? '' : ` ${createHash('sha256').update(searched).digest('hex').slice(0, 16)}`;

function decodeCursor(cursor: string, searched: string): { time: string; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, time, id, mark = ''] = /^([1-9]\d{3}-\d\d-\d\dT\S+Z) ([\w-]+)( [0-9a-f]+)?$/.exec(text) ?? [];
  if (time === undefined || id === undefined || !isInstant(time) || mark !== markOf(searched)) {
    throw badRequest('cursor is not one that this server gave out.', 'cursor');
  }
  return { time, id };
}

/** Only the format we write; February 30 would be an error in the database. */
const isInstant = (text: string): boolean => {
  const milliseconds = Date.parse(text);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === text;
};
