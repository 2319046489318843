import { daysBefore } from '../calendar.ts';
import type { DailyAnalyticsRow, Database } from '../database/schema.ts';
import { newId } from '../ids.ts';

export interface CountedTurn {
  readonly botId: string;
  /** The calendar day at the bot's location. */
  readonly date: string;
  readonly responseTimeMs: number;
  readonly responseSource: string;
}

/** Adds one answered message to the figures of its day. Belongs in the transaction that stores the conversation. */
export async function countTurn(db: Database, turn: CountedTurn): Promise<void> {
  const one = (source: string): number => (turn.responseSource === source ? 1 : 0);
  const added = {
    conversationCount: 1,
    responseTimeSumMs: turn.responseTimeMs,
    faqMatches: one('faq'),
    aiResponses: one('ai'),
    websiteMatches: one('website'),
  };
  await db
    .insertInto('dailyAnalytics')
    .values({ id: newId(), botId: turn.botId, date: turn.date, ratingCount: 0, ratingSum: 0, ...added })
    .onConflict((conflict) =>
      conflict.columns(['botId', 'date']).doUpdateSet((it) => ({
        conversationCount: it('dailyAnalytics.conversationCount', '+', added.conversationCount),
        responseTimeSumMs: it('dailyAnalytics.responseTimeSumMs', '+', added.responseTimeSumMs),
        faqMatches: it('dailyAnalytics.faqMatches', '+', added.faqMatches),
        aiResponses: it('dailyAnalytics.aiResponses', '+', added.aiResponses),
        websiteMatches: it('dailyAnalytics.websiteMatches', '+', added.websiteMatches),
      })),
    )
    .execute();
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
