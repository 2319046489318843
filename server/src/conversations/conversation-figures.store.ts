import type { ConversationSummary } from '@chat-module/contract/conversations';
import { type PageRequest, readPage } from '../database/paging.ts';
import type { ConversationRow, Database } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';

/** What stands for the location of a bot without one. */
const noLocation = '';

type Counted = Pick<
  ConversationRow,
  'botId' | 'sessionId' | 'locationId' | 'responseSource' | 'responseTimeMs' | 'createdAt'
>;

/** Adds a conversation to its visit and to the totals of its location, in the transaction that stores it. */
export async function countConversation(db: Database, conversation: Counted): Promise<void> {
  const isFirstOfVisit = (await countInVisit(db, conversation)) === 1;
  await countInTotals(db, conversation);
  if (isFirstOfVisit) await countVisit(db, conversation.locationId ?? noLocation);
}

async function countInVisit(db: Database, { botId, sessionId, locationId, createdAt }: Counted): Promise<number> {
  const { messageCount } = await db
    .insertInto('visitorSessions')
    .values({
      id: newId(),
      botId,
      sessionId,
      locationId,
      messageCount: 1,
      startedAt: createdAt,
      lastMessageAt: createdAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['botId', 'sessionId']).doUpdateSet((it) => ({
        messageCount: it('visitorSessions.messageCount', '+', 1),
        lastMessageAt: createdAt,
      })),
    )
    .returning('messageCount')
    .executeTakeFirstOrThrow();
  return messageCount;
}

const countInTotals = (db: Database, { locationId, responseSource, responseTimeMs }: Counted) =>
  db
    .insertInto('conversationTotals')
    .values({ locationId: locationId ?? noLocation, responseSource, count: 1, responseTimeSumMs: responseTimeMs })
    .onConflict((conflict) =>
      conflict.columns(['locationId', 'responseSource']).doUpdateSet((it) => ({
        count: it('conversationTotals.count', '+', 1),
        responseTimeSumMs: it('conversationTotals.responseTimeSumMs', '+', responseTimeMs),
      })),
    )
    .execute();

const countVisit = (db: Database, locationId: string) =>
  db
    .insertInto('sessionTotals')
    .values({ locationId, count: 1 })
    .onConflict((conflict) =>
      conflict.column('locationId').doUpdateSet((it) => ({ count: it('sessionTotals.count', '+', 1) })),
    )
    .execute();

export async function readSummary(db: Database, filter: LocationFilter): Promise<ConversationSummary> {
  const bySource = await ofLocation(db.selectFrom('conversationTotals').selectAll(), filter).execute();
  const visits = await ofLocation(db.selectFrom('sessionTotals').selectAll(), filter).execute();
  const counts = new Map<string, number>();
  for (const { responseSource, count } of bySource)
    counts.set(responseSource, (counts.get(responseSource) ?? 0) + count);
  const [mostCommon] = [...counts].sort(([, a], [, b]) => b - a);
  const total = sum(bySource.map(({ count }) => count));
  const totalMs = sum(bySource.map(({ responseTimeSumMs }) => responseTimeSumMs));
  return {
    totalConversations: total,
    uniqueSessions: sum(visits.map(({ count }) => count)),
    avgResponseTime: total === 0 ? null : Math.round(totalMs / total),
    mostCommonSource: mostCommon?.[0] ?? null,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const listVisitorSessions = (db: Database, filter: LocationFilter, page: PageRequest) =>
  readPage(ofLocation(db.selectFrom('visitorSessions').selectAll(), filter), 'lastMessageAt', page);
