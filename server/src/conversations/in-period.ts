import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface Period {
  /** The first moment, ISO 8601. */
  readonly since?: string | undefined;
  /** The first moment after the period. */
  readonly before?: string | undefined;
  /** The days in whose figures the rows count; both included. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
}

/** The rows of a period, by the column that also orders the list. */
export const inPeriod = <T extends 'conversations' | 'visitorSessions', Row>(
  query: SelectQueryBuilder<Schema, T, Row>,
  column: 'createdAt' | 'lastMessageAt' | 'startedAt',
  { since, before, firstDay, lastDay }: Period,
) => {
  let limited = query;
  if (since) limited = limited.where(sql<boolean>`${sql.ref(column)} >= ${since}`);
  if (before) limited = limited.where(sql<boolean>`${sql.ref(column)} < ${before}`);
  if (firstDay) limited = limited.where(sql<boolean>`day >= ${firstDay}`);
  if (lastDay) limited = limited.where(sql<boolean>`day <= ${lastDay}`);
  return limited;
};
