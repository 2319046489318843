import { type RawBuilder, sql } from 'kysely';

/** The condition that all of the given ones hold; `undefined` without any. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> | undefined =>
  conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
