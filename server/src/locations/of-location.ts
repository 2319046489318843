import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Operator, scopeOf } from '../session/operator.ts';

export type WithLocation =
  | 'conversations'
  | 'visitorSessions'
  | 'conversationTotals'
  | 'sessionTotals'
  | 'leads'
  | 'reservations'
  | 'unansweredQuestions'
  | 'dailyAnalytics'
  | 'dailyOutcomes'
  | 'hourlyVisits'
  | 'faqDays';

/** The placeholder id for figures of bots without a location. */
export const noLocation = '';

/** Which locations' rows to read: all, or those of the given ones; an empty list matches none. */
export type LocationFilter = 'all' | { readonly locationIds: readonly string[] };

/** Limits a request to the operator's scope. Another's location is treated like an unknown one: there are no rows. */
export function locationFilter(operator: Operator, asked?: string | undefined): LocationFilter {
  const scope = scopeOf(operator);
  if (!asked) return scope.all ? 'all' : { locationIds: scope.locationIds };
  const isForeign = !scope.all && !scope.locationIds.includes(asked);
  return { locationIds: isForeign ? [] : [asked] };
}

/** The condition for the rows of a filter. A list of many rows uses `readPageOf` instead, which reads each location by key. */
export function isOfLocation(
  filter: LocationFilter,
  column: RawBuilder<unknown> = sql.ref('locationId'),
): RawBuilder<boolean> {
  if (filter === 'all') return sql<boolean>`1 = 1`;
  const [first, ...others] = filter.locationIds;
  if (first === undefined) return sql<boolean>`1 = 0`;
  if (others.length === 0) return sql<boolean>`${column} = ${first}`;
  return sql<boolean>`${column} in (${sql.join(filter.locationIds)})`;
}

export const ofLocation = <T extends WithLocation, Row>(
  query: SelectQueryBuilder<Schema, T, Row>,
  filter: LocationFilter,
): SelectQueryBuilder<Schema, T, Row> => (filter === 'all' ? query : query.where(isOfLocation(filter)));

/**
 * Nearly all of a bot's rows have one location. PostgreSQL assumes that the two are independent and would intersect two long
 * lists; in this form no index matches the location, and it only filters what the bot's index finds.
 */
export const ofLocationWithoutIndex = <T extends 'conversations' | 'visitorSessions', Row>(
  query: SelectQueryBuilder<Schema, T, Row>,
  filter: LocationFilter,
): SelectQueryBuilder<Schema, T, Row> =>
  filter === 'all' ? query : query.where(isOfLocation(filter, sql`location_id || ''`));
