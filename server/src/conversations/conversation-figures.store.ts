import type { ConversationSummary } from '@chat-module/contract/conversations';
import type { ResponseSource } from '@chat-module/contract/response-sources';
import { prepared } from '../database/prepared.ts';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { ConversationTotalRow, SessionTotalRow } from '../database/rows/figures.ts';
import type { Database } from '../database/schema.ts';
import { groupsInOrder, sumOf } from '../groups-in-order.ts';
import { type LocationFilter, noLocation, ofLocation } from '../locations/of-location.ts';
import { countVisits, type VisitMessage } from './count-visits.ts';

type Counted = VisitMessage & Pick<ConversationRow, 'responseTimeMs'>;

/** Adds conversations to their visits and their locations' totals, in the transaction that stores them. */
export async function countConversations(db: Database, conversations: readonly Counted[]): Promise<void> {
  const newVisits = await countVisits(db, conversations);
  for (const alike of groupsInOrder(
    conversations,
    ({ locationId, responseSource }) => `${locationId} ${responseSource}`,
  ))
    await countInTotals(db, alike);
  for (const visits of groupsInOrder(newVisits, ({ locationId }) => locationId ?? noLocation))
    await addVisits(db, { locationId: visits[0]?.locationId ?? noLocation, count: visits.length });
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
