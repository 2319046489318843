import type { ConversationSummary } from '@chat-module/contract/conversations';
import type { ResponseSource } from '@chat-module/contract/response-sources';
import { sql } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type {
  ConversationRow,
  ConversationTotalRow,
  Database,
  SessionTotalRow,
  VisitorSessionRow,
} from '../database/schema.ts';
import { groupsInOrder, sumOf } from '../groups-in-order.ts';
import { newId } from '../ids.ts';
import { type LocationFilter, noLocation, ofLocation } from '../locations/of-location.ts';
import { markEarlierSubmissions } from './session-badges.store.ts';

type Counted = Pick<
  ConversationRow,
  'botId' | 'sessionId' | 'locationId' | 'responseSource' | 'responseTimeMs' | 'createdAt'
> & {
  /** Whether it is a question without an answer. */
  readonly isOpenQuestion: boolean;
};

/** Adds conversations to their visits and their locations' totals, in the transaction that stores them. */
export async function countConversations(db: Database, conversations: readonly Counted[]): Promise<void> {
  const newVisits: Counted[] = [];
  for (const ofVisit of groupsInOrder(
    conversations,
    ({ botId, sessionId, locationId }) => `${botId} ${sessionId} ${locationId}`,
  ))
    newVisits.push(...(await countInVisit(db, ofVisit)));
  for (const alike of groupsInOrder(
    conversations,
    ({ locationId, responseSource }) => `${locationId} ${responseSource}`,
  ))
    await countInTotals(db, alike);
  for (const visits of groupsInOrder(newVisits, ({ locationId }) => locationId ?? noLocation))
    await countVisits(db, visits);
}

const addToVisit = prepared((db, visit: VisitorSessionRow) =>
  db
    .insertInto('visitorSessions')
    .values(visit)
    .onConflict((conflict) =>
      conflict.expression(sql`bot_id, session_id, coalesce(location_id, '')`).doUpdateSet((it) => ({
        messageCount: it('visitorSessions.messageCount', '+', visit.messageCount),
        lastMessageAt: visit.lastMessageAt,
        hasUnanswered: sql<number>`case when excluded.has_unanswered = 1 then 1 else visitor_sessions.has_unanswered end`,
      })),
    )
    .returning(['id', 'messageCount']),
);

/** Adds conversations of one visit to it; returns the first of them if the visit is new. */
async function countInVisit(db: Database, conversations: readonly Counted[]): Promise<Counted[]> {
  const [first] = conversations;
  if (!first) return [];
  const { botId, sessionId, locationId, createdAt } = first;
  const added = conversations.length;
  const [visit] = await addToVisit(db, {
    id: newId(),
    botId,
    sessionId,
    locationId,
    messageCount: added,
    hasLead: 0,
    hasReservation: 0,
    hasUnanswered: conversations.some(({ isOpenQuestion }) => isOpenQuestion) ? 1 : 0,
    isRatedDown: 0,
    startedAt: createdAt,
    lastMessageAt: conversations.at(-1)?.createdAt ?? createdAt,
  });
  if (visit?.messageCount !== added) return [];
  await markEarlierSubmissions(db, { id: visit.id });
  return [first];
}

const addToTotals = prepared((db, total: ConversationTotalRow) =>
  db
    .insertInto('conversationTotals')
    .values(total)
    .onConflict((conflict) =>
      conflict.columns(['locationId', 'responseSource']).doUpdateSet((it) => ({
        count: it('conversationTotals.count', '+', total.count),
        responseTimeSumMs: it('conversationTotals.responseTimeSumMs', '+', total.responseTimeSumMs),
      })),
    ),
);

async function countInTotals(db: Database, conversations: readonly Counted[]): Promise<void> {
  const [first] = conversations;
  if (!first) return;
  const { locationId, responseSource } = first;
  const count = conversations.length;
  const responseTimeSumMs = sumOf(conversations, ({ responseTimeMs }) => responseTimeMs);
  await addToTotals(db, { locationId: locationId ?? noLocation, responseSource, count, responseTimeSumMs });
}

const addVisits = prepared((db, total: SessionTotalRow) =>
  db
    .insertInto('sessionTotals')
    .values(total)
    .onConflict((conflict) =>
      conflict.column('locationId').doUpdateSet((it) => ({ count: it('sessionTotals.count', '+', total.count) })),
    ),
);

async function countVisits(db: Database, visits: readonly Counted[]): Promise<void> {
  await addVisits(db, { locationId: visits[0]?.locationId ?? noLocation, count: visits.length });
}

export type UncountedTurn = Pick<ConversationRow, 'locationId' | 'responseSource' | 'responseTimeMs'>;

/** Subtracts erased conversations and visits from the totals, in the transaction that erases them. */
export async function uncountConversations(
  db: Database,
  turns: readonly UncountedTurn[],
  visitLocations: readonly (string | null)[],
): Promise<void> {
  for (const alike of groupsInOrder(turns, ({ locationId, responseSource }) => `${locationId} ${responseSource}`)) {
    const [first] = alike;
    if (!first) continue;
    const milliseconds = sumOf(alike, ({ responseTimeMs }) => responseTimeMs);
    await db
      .updateTable('conversationTotals')
      .set((it) => ({
        count: it('count', '-', alike.length),
        responseTimeSumMs: it('responseTimeSumMs', '-', milliseconds),
      }))
      .where('locationId', '=', first.locationId ?? noLocation)
      .where('responseSource', '=', first.responseSource)
      .execute();
  }
  for (const visits of groupsInOrder(visitLocations, (locationId) => locationId ?? noLocation))
    await db
      .updateTable('sessionTotals')
      .set((it) => ({ count: it('count', '-', visits.length) }))
      .where('locationId', '=', visits[0] ?? noLocation)
      .execute();
}

export async function readSummary(db: Database, filter: LocationFilter): Promise<ConversationSummary> {
  const bySource = await ofLocation(db.selectFrom('conversationTotals').selectAll(), filter).execute();
  const visits = await ofLocation(db.selectFrom('sessionTotals').selectAll(), filter).execute();
  const counts = new Map<ResponseSource, number>();
  for (const { responseSource, count } of bySource)
    counts.set(responseSource, (counts.get(responseSource) ?? 0) + count);
  const [mostCommon] = [...counts].sort(([, a], [, b]) => b - a);
  const total = sumOf(bySource, ({ count }) => count);
  const totalMs = sumOf(bySource, ({ responseTimeSumMs }) => responseTimeSumMs);
  return {
    totalConversations: total,
    uniqueSessions: sumOf(visits, ({ count }) => count),
    avgResponseTime: total === 0 ? null : Math.round(totalMs / total),
    mostCommonSource: mostCommon?.[0] ?? null,
  };
}
