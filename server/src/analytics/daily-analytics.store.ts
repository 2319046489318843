import { isFromPage } from '@chat-module/contract/is-from-page';
import type { ResponseSource } from '@chat-module/contract/response-sources';
import { daysBefore } from '../calendar.ts';
import { prepared } from '../database/prepared.ts';
import type { DailyAnalyticsRow } from '../database/rows/figures.ts';
import type { Database } from '../database/schema.ts';
import { groupsInOrder, sumOf } from '../groups-in-order.ts';
import { newId } from '../ids.ts';
import { type LocationFilter, noLocation, ofLocation } from '../locations/of-location.ts';

export interface CountedTurn {
  readonly botId: string;
  /** The bot's location at the time. */
  readonly locationId: string | null;
  /** The calendar day at the bot's location. */
  readonly date: string;
  readonly responseTimeMs: number;
  readonly responseSource: ResponseSource;
  /** The answer's sources, as stored with the conversation. */
  readonly sources: string;
}

/** Adds answered messages to their days' figures. Call it in the transaction that stores the conversations. */
export async function countTurns(db: Database, turns: readonly CountedTurn[]): Promise<void> {
  for (const ofDay of groupsInOrder(turns, ({ botId, locationId, date }) => `${botId} ${locationId} ${date}`))
    await countOfDay(db, ofDay);
}

const addToDay = prepared((db, added: DailyAnalyticsRow) =>
  db
    .insertInto('dailyAnalytics')
    .values(added)
    .onConflict((conflict) =>
      conflict.columns(['botId', 'locationId', 'date']).doUpdateSet((it) => ({
        conversationCount: it('dailyAnalytics.conversationCount', '+', added.conversationCount),
        responseTimeSumMs: it('dailyAnalytics.responseTimeSumMs', '+', added.responseTimeSumMs),
        faqMatches: it('dailyAnalytics.faqMatches', '+', added.faqMatches),
        aiResponses: it('dailyAnalytics.aiResponses', '+', added.aiResponses),
        websiteMatches: it('dailyAnalytics.websiteMatches', '+', added.websiteMatches),
        pageMatches: it('dailyAnalytics.pageMatches', '+', added.pageMatches),
        unanswered: it('dailyAnalytics.unanswered', '+', added.unanswered),
      })),
    ),
);

type Answered = Pick<CountedTurn, 'responseSource' | 'sources'>;

const isPageMatch = ({ responseSource, sources }: Answered): boolean =>
  responseSource === 'website' && isFromPage(JSON.parse(sources));

/** The columns that count a day's answers by source. */
export function countSources(turns: readonly Answered[]) {
  const of = (source: ResponseSource): number => turns.filter(({ responseSource }) => responseSource === source).length;
  return {
    faqMatches: of('faq'),
    aiResponses: of('ai'),
    websiteMatches: of('website'),
    pageMatches: turns.filter(isPageMatch).length,
    unanswered: of('unanswered'),
  };
}

async function countOfDay(db: Database, turns: readonly CountedTurn[]): Promise<void> {
  const [first] = turns;
  if (!first) return;
  await addToDay(db, {
    id: newId(),
    botId: first.botId,
    locationId: first.locationId ?? noLocation,
    date: first.date,
    ratingCount: 0,
    ratingSum: 0,
    conversationCount: turns.length,
    responseTimeSumMs: sumOf(turns, ({ responseTimeMs }) => responseTimeMs),
    ...countSources(turns),
  });
}

export interface CountedRating {
  readonly botId: string;
  readonly locationId: string | null;
  readonly date: string;
  /** The rating that this one replaces. */
  readonly before: number | null;
  readonly rating: number;
}

/** Adds a rating to the figures of its conversation's day, or replaces the previous one. */
export async function countRating(
  db: Database,
  { botId, locationId, date, before, rating }: CountedRating,
): Promise<void> {
  await db
    .updateTable('dailyAnalytics')
    .set((it) => ({
      ratingCount: it('ratingCount', '+', before === null ? 1 : 0),
      ratingSum: it('ratingSum', '+', rating - (before ?? 0)),
    }))
    .where('botId', '=', botId)
    .where('locationId', '=', locationId ?? noLocation)
    .where('date', '=', date)
    .execute();
}

/** One bot's figures of one day, at one location or summed over all where it was that day. */
export type BotDay = Omit<DailyAnalyticsRow, 'locationId'>;

/** A bot's days up to and including `lastDay`, newest first, each summed over the given locations. */
export const listDays = (
  db: Database,
  botId: string,
  filter: LocationFilter,
  lastDay: string,
  days: number,
): Promise<BotDay[]> =>
  ofLocation(db.selectFrom('dailyAnalytics'), filter)
    .select(({ fn }) => [
      fn.min('id').as('id'),
      'botId',
      'date',
      fn.sum<number>('conversationCount').as('conversationCount'),
      fn.sum<number>('responseTimeSumMs').as('responseTimeSumMs'),
      fn.sum<number>('ratingCount').as('ratingCount'),
      fn.sum<number>('ratingSum').as('ratingSum'),
      fn.sum<number>('faqMatches').as('faqMatches'),
      fn.sum<number>('aiResponses').as('aiResponses'),
      fn.sum<number>('websiteMatches').as('websiteMatches'),
      fn.sum<number>('pageMatches').as('pageMatches'),
      fn.sum<number>('unanswered').as('unanswered'),
    ])
    .where('botId', '=', botId)
    .where('date', '>', daysBefore(lastDay, days))
    .where('date', '<=', lastDay)
    .groupBy(['botId', 'date'])
    .orderBy('date', 'desc')
    .execute();
