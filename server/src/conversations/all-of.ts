import { type RawBuilder, sql } from 'kysely';

/** Combines conditions with AND; `undefined` if there are none. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> | undefined =>
  conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
