import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Operator, scopeOf } from '../session/operator.ts';

type WithLocation =
  | 'conversations'
  | 'visitorSessions'
  | 'conversationTotals'
  | 'sessionTotals'
  | 'leads'
  | 'reservations'
  | 'unansweredQuestions'
  | 'dailyAnalytics';

/** The placeholder id for figures of bots without a location. */
export const noLocation = '';

/** Which locations' rows to list: all, or those of one; `null` matches none. */
export type LocationFilter = 'all' | { readonly locationId: string | null };

/** Limits a request to the operator's scope. Another's location is treated like an unknown one: there are no rows. */
export function locationFilter(operator: Operator, asked?: string | undefined): LocationFilter {
  const scope = scopeOf(operator);
  if (scope.all) return asked ? { locationId: asked } : 'all';
  const foreign = asked && asked !== scope.locationId;
  return { locationId: foreign ? null : scope.locationId };
}

export function ofLocation<T extends WithLocation, Row>(
  query: SelectQueryBuilder<Schema, T, Row>,
  filter: LocationFilter,
): SelectQueryBuilder<Schema, T, Row> {
  if (filter === 'all') return query;
  return query.where(sql<boolean>`${sql.ref('locationId')} = ${filter.locationId}`);
}
