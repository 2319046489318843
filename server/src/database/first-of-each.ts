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
 * Merges the first rows of several keys. A plain `column in (…) order by … limit n` would sort all rows of the keys, or
 * scan the rows of all other keys. Instead, a first query probes each key's index for how far the first `n` rows reach,
 * so that the second one reads only those and a few more.
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
  const reached = await placesOf(db, keys, first, sort, few);
  if (few === 1 && reached.length === 0) return [];
  const farthest = reached[Math.ceil(limit / few) - 1];
  return merge(db, keys, farthest ? first.where(isUpTo(sort, farthest)) : first, limit, order);
}

/** The sort values of the rows at a position: one for each key that has that many rows, sorted. */
async function placesOf<T extends keyof Schema, Row>(
  db: Database,
  { column, values }: Keys<T>,
  first: SelectQueryBuilder<Schema, T, Row>,
  { key, direction }: SortKey<Row>,
  position: number,
): Promise<string[]> {
  const ofKey = first
    .where(sql<boolean>`${sql.ref(column)} = place.value`)
    .clearSelect()
    .select(key.as('place'));
  const { rows } = await sql<{ reached: string }>`
    select reached from (
      select (${ofKey.limit(1).offset(position - 1)}) as reached from ${eachOf(db, values)}
    ) as places where reached is not null order by reached ${sql.raw(direction)}`.execute(db);
  return rows.map(({ reached }) => reached);
}

const eachOf = (db: Database, values: readonly string[]): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`json_array_elements_text(${JSON.stringify(values)}::json) as place(value)`
    : sql`json_each(${JSON.stringify(values)}) as place`;

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
  const ofKey = rows.where(sql<boolean>`${sql.ref(column)} = place.value`);
  const merged = isPostgres(db)
    ? sql<Row>`select page.* from ${eachOf(db, values)}
        cross join lateral ${ofKey} as page ${order} limit ${limit}`
    : // Without lateral joins; the cross join keeps the order of the loops.
      sql<Row>`select page.* from ${eachOf(db, values)} cross join ${sql.table(table)} as page
        where page.id in ${ofKey.clearSelect().select(sql<string>`id`.as('id'))} ${order} limit ${limit}`;
  return (await merged.execute(db)).rows;
}
