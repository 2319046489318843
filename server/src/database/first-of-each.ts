import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Database, Schema } from './schema.ts';

export interface Keys<T extends keyof Schema> {
  readonly table: T;
  /** The column whose values are the keys; an index on it and the order of the rows finds the first rows of a key. */
  readonly column: string;
  readonly values: readonly string[];
}

/**
 * Merges the first rows of several keys: `column in (…) order by … limit n` sorts all rows of the keys, or walks through
 * those of all others; this reads at most `n` of each key.
 */
export async function firstOfEach<T extends keyof Schema, Row>(
  db: Database,
  { table, column, values }: Keys<T>,
  first: SelectQueryBuilder<Schema, T, Row>,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<Row[]> {
  const keys = JSON.stringify(values);
  const ofKey = first.where(sql<boolean>`${sql.ref(column)} = place.value`);
  const merged = isPostgres(db)
    ? sql<Row>`select page.* from json_array_elements_text(${keys}::json) as place(value)
        cross join lateral ${ofKey} as page order by ${order} limit ${limit}`
    : // Without lateral joins; the cross join keeps the order of the loops.
      sql<Row>`select page.* from json_each(${keys}) as place cross join ${sql.table(table)} as page
        where page.id in ${ofKey.clearSelect().select(sql<string>`id`.as('id'))} order by ${order} limit ${limit}`;
  return (await merged.execute(db)).rows;
}
