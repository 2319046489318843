import { daysBefore } from '../calendar.ts';
import { prepared } from '../database/prepared.ts';
import type { DailyAnalyticsRow, Database } from '../database/schema.ts';
import { groupsInOrder, sumOf } from '../groups-in-order.ts';
import { newId } from '../ids.ts';

export interface CountedTurn {
  readonly botId: string;
  /** The calendar day at the bot's location. */
  readonly date: string;
  readonly responseTimeMs: number;
  readonly responseSource: string;
}

/** Adds answered messages to the figures of their days. Belongs in the transaction that stores the conversations. */
export async function countTurns(db: Database, turns: readonly CountedTurn[]): Promise<void> {
  for (const ofDay of groupsInOrder(turns, ({ botId, date }) => `${botId} ${date}`)) await countOfDay(db, ofDay);
}

const addToDay = prepared((db, added: DailyAnalyticsRow) =>
  db
    .insertInto('dailyAnalytics')
    .values(added)
    .onConflict((conflict) =>
      conflict.columns(['botId', 'date']).doUpdateSet((it) => ({
        conversationCount: it('dailyAnalytics.conversationCount', '+', added.conversationCount),
        responseTimeSumMs: it('dailyAnalytics.responseTimeSumMs', '+', added.responseTimeSumMs),
        faqMatches: it('dailyAnalytics.faqMatches', '+', added.faqMatches),
        aiResponses: it('dailyAnalytics.aiResponses', '+', added.aiResponses),
        websiteMatches: it('dailyAnalytics.websiteMatches', '+', added.websiteMatches),
      })),
    ),
);

async function countOfDay(db: Database, turns: readonly CountedTurn[]): Promise<void> {
  const [first] = turns;
  if (!first) return;
  const of = (source: string): number => turns.filter(({ responseSource }) => responseSource === source).length;
  await addToDay(db, {
    id: newId(),
    botId: first.botId,
    date: first.date,
    ratingCount: 0,
    ratingSum: 0,
    conversationCount: turns.length,
    responseTimeSumMs: sumOf(turns, ({ responseTimeMs }) => responseTimeMs),
    faqMatches: of('faq'),
    aiResponses: of('ai'),
    websiteMatches: of('website'),
  });
}

export interface CountedRating {
  readonly botId: string;
  readonly date: string;
  /** The rating that this one replaces. */
  readonly before: number | null;
  readonly rating: number;
}

/** Adds a rating to the figures of the day of its conversation, or changes the one given before. */
export async function countRating(db: Database, { botId, date, before, rating }: CountedRating): Promise<void> {
  await db
    .updateTable('dailyAnalytics')
    .set((it) => ({
      ratingCount: it('ratingCount', '+', before === null ? 1 : 0),
      ratingSum: it('ratingSum', '+', rating - (before ?? 0)),
    }))
    .where('botId', '=', botId)
    .where('date', '=', date)
    .execute();
}

/** A bot's days up to and including `lastDay`, newest first. */
export const listDays = (db: Database, botId: string, lastDay: string, days: number): Promise<DailyAnalyticsRow[]> =>
  db
    .selectFrom('dailyAnalytics')
    .selectAll()
    .where('botId', '=', botId)
    .where('date', '>', daysBefore(lastDay, days))
    .where('date', '<=', lastDay)
    .orderBy('date', 'desc')
    .execute();
