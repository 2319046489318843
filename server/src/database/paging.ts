import { type SelectQueryBuilder, sql } from 'kysely';
import { badRequest } from '../errors.ts';
import type { Schema } from './schema.ts';

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface Page<Row> {
  readonly rows: Row[];
  /** Asks for the rows after these; absent on the last page. */
  readonly nextCursor: string | undefined;
}

type TimeColumn = 'createdAt' | 'lastAskedAt' | 'lastMessageAt';

/**
 * One page of a query, newest first, by key: the time of the page is the same on the first row of a table and on the
 * millionth.
 */
export async function readPage<
  T extends keyof Schema,
  Row extends { id: string } & { [K in C]: string },
  C extends TimeColumn,
>(query: SelectQueryBuilder<Schema, T, Row>, timeColumn: C, { limit, cursor }: PageRequest): Promise<Page<Row>> {
  const time = sql.ref(timeColumn);
  const id = sql.ref('id');
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const started =
    after === undefined ? query : query.where(sql<boolean>`(${time}, ${id}) < (${after.time}, ${after.id})`);
  const rows = await started
    .orderBy(sql`${time} desc`)
    .orderBy(sql`${id} desc`)
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = rows.length > limit && last ? encodeCursor(last[timeColumn], last.id) : undefined;
  return { rows: page, nextCursor };
}

export const mapPage = <A, B>({ rows, nextCursor }: Page<A>, present: (row: A) => B): Page<B> => ({
  rows: rows.map(present),
  nextCursor,
});

const encodeCursor = (time: string, id: string): string => Buffer.from(`${time} ${id}`).toString('base64url');

function decodeCursor(cursor: string): { time: string; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, time, id] = /^([1-9]\d{3}-\d\d-\d\dT\S+Z) ([\w-]+)$/.exec(text) ?? [];
  if (time === undefined || id === undefined || !isInstant(time)) {
    throw badRequest('cursor is not one that this server gave out.', 'cursor');
  }
  return { time, id };
}

/** As we write them; February the 30th would be an error of the database. */
const isInstant = (text: string): boolean => {
  const milliseconds = Date.parse(text);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === text;
};
