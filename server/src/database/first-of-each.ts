import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { orderOf, type SortKey } from './paging.ts';
import type { Database, Schema } from './schema.ts';

export interface Keys<T extends keyof Schema> {
  readonly table: T;
  /** The column whose values are the keys; an index on it and the order of the rows finds the first rows of a key. */
  readonly column: string;
  readonly values: readonly string[];
}

/**
 * Merges the first rows of several keys: `column in (…) order by … limit n` sorts all rows of the keys, or walks through
 * those of all others. A first look at a few rows of each key shows how far the `n` first of all reach.
 */
export async function firstOfEach<T extends keyof Schema, Row>(
  db: Database,
  keys: Keys<T>,
  first: SelectQueryBuilder<Schema, T, Row>,
  sort: SortKey<Row>,
  limit: number,
): Promise<Row[]> {
  const order = sql`order by ${orderOf(sort)}`;
  const few = Math.ceil(limit / Math.max(1, keys.values.length));
  const nearest = await merge(db, keys, first.limit(few), limit, order);
  if (nearest.length === 0) return [];
  const farthest = nearest[limit - 1];
  return merge(db, keys, farthest ? first.where(isUpTo(sort, sort.keyOf(farthest))) : first, limit, order);
}

/** Some rows of several keys, in no order. */
export const someOfEach = <T extends keyof Schema, Row>(
  db: Database,
  keys: Keys<T>,
  rows: SelectQueryBuilder<Schema, T, Row>,
  limit: number,
): Promise<Row[]> => merge(db, keys, rows, limit, sql``);

const isUpTo = <Row>({ key, direction }: SortKey<Row>, last: string) =>
  sql<boolean>`${key} ${sql.raw(direction === 'desc' ? '>=' : '<=')} ${last}`;

async function merge<T extends keyof Schema, Row>(
  db: Database,
  { table, column, values }: Keys<T>,
  rows: SelectQueryBuilder<Schema, T, Row>,
  limit: number,
  order: RawBuilder<unknown>,
): Promise<Row[]> {
  const keys = JSON.stringify(values);
  const ofKey = rows.where(sql<boolean>`${sql.ref(column)} = place.value`);
  const merged = isPostgres(db)
    ? sql<Row>`select page.* from json_array_elements_text(${keys}::json) as place(value)
        cross join lateral ${ofKey} as page ${order} limit ${limit}`
    : // Without lateral joins; the cross join keeps the order of the loops.
      sql<Row>`select page.* from json_each(${keys}) as place cross join ${sql.table(table)} as page
        where page.id in ${ofKey.clearSelect().select(sql<string>`id`.as('id'))} ${order} limit ${limit}`;
  return (await merged.execute(db)).rows;
}
