import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Period } from '../locations/period-of-days.ts';

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
