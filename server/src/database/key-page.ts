import { createHash } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { badRequest } from '../errors.ts';
import type { Page, PageRequest } from './paging.ts';
import type { Schema } from './schema.ts';

/** The order of a list. Rows with equal keys follow the order of their ids. */
export interface KeyOrder<Column extends string> {
  readonly column: Column;
  readonly direction: 'asc' | 'desc';
  readonly holds: 'text' | 'instant';
}

/**
 * One page of a query in the order of a column: it takes the same time at the first row as at the last. A cursor serves only the
 * order and the search that it was made for.
 */
export async function readPageByKey<
  T extends keyof Schema,
  Column extends string,
  Row extends { id: string } & { [K in Column]: string },
>(
  query: SelectQueryBuilder<Schema, T, Row>,
  order: KeyOrder<Column>,
  { limit, cursor }: PageRequest,
  searched: string,
): Promise<Page<Row>> {
  const [key, id, direction] = [sql.ref(order.column), sql.ref('id'), sql.raw(order.direction)];
  const list = digestOf(`${order.column} ${searched}`);
  const after = cursor === undefined ? undefined : decodeCursor(cursor, list, order.holds);
  const sign = sql.raw(order.direction === 'asc' ? '>' : '<');
  const started = after ? query.where(sql<boolean>`(${key}, ${id}) ${sign} (${after.key}, ${after.id})`) : query;
  const rows = await started
    .orderBy(sql`${key} ${direction}`)
    .orderBy(sql`${id} ${direction}`)
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { rows: page, nextCursor: hasMore ? encodeCursor(last[order.column], last.id, list) : undefined };
}

const digestOf = (list: string): string => createHash('sha256').update(list).digest('hex').slice(0, 16);

const encodeCursor = (...parts: readonly [key: string, id: string, list: string]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

const schemas = {
  text: z.string().regex(/^[^\0]*$/),
  instant: z.iso.datetime({ precision: 3 }),
};

function decodeCursor(cursor: string, list: string, holds: keyof typeof schemas): { key: string; id: string } {
  const parts = z.tuple([schemas[holds], schemas.text, z.literal(list)]).safeParse(parsed(cursor));
  if (!parts.success) throw badRequest('cursor is not one that this server gave out.', 'cursor');
  const [key, id] = parts.data;
  return { key, id };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
