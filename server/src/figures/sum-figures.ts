import type { Figures, HourlyVisits } from '@chat-module/contract/analytics';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DailyAnalyticsRow } from '../database/rows/figures.ts';
import type { Database, Schema } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';
import { noOutcomes, type OutcomeCounts, outcomeCounters } from './outcomes.store.ts';

/** Which days of which bots and locations to sum; both days included. */
export interface FigureRange {
  readonly filter: LocationFilter;
  readonly botId?: string | undefined;
  readonly from: string;
  readonly to: string;
}

type RollUp = 'dailyOutcomes' | 'dailyAnalytics' | 'hourlyVisits' | 'faqDays';

export function inRange<Table extends RollUp, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  { filter, botId, from, to }: FigureRange,
): SelectQueryBuilder<Schema, Table, Row> {
  const days = ofLocation(query, filter).where(sql<boolean>`date >= ${from} and date <= ${to}`);
  return botId === undefined ? days : days.where(sql<boolean>`bot_id = ${botId}`);
}

const answerCounters = [
  'conversationCount',
  'faqMatches',
  'websiteMatches',
  'aiResponses',
  'unanswered',
  'ratingCount',
  'ratingSum',
] as const satisfies (keyof DailyAnalyticsRow)[];

type AnswerCounts = Record<(typeof answerCounters)[number], number>;

const noAnswers: AnswerCounts = {
  conversationCount: 0,
  faqMatches: 0,
  websiteMatches: 0,
  aiResponses: 0,
  unanswered: 0,
  ratingCount: 0,
  ratingSum: 0,
};

export const sumsOf = <Column extends string>(columns: readonly Column[]) =>
  columns.map((column) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`.as(column));

/** The figures of a period, by location (empty: bots without one). One row per bot and day is read. */
export async function sumByLocation(db: Database, range: FigureRange): Promise<Map<string, Figures>> {
  const outcomes = await inRange(db.selectFrom('dailyOutcomes'), range)
    .select('locationId')
    .select(sumsOf(outcomeCounters))
    .groupBy('locationId')
    .execute();
  const answers = await inRange(db.selectFrom('dailyAnalytics'), range)
    .select('locationId')
    .select(sumsOf(answerCounters))
    .groupBy('locationId')
    .execute();
  const answersAt = new Map(answers.map((row) => [row.locationId, row]));
  const outcomesAt = new Map(outcomes.map((row) => [row.locationId, row]));
  const ids = new Set([...answersAt.keys(), ...outcomesAt.keys()]);
  return new Map([...ids].map((id) => [id, present(outcomesAt.get(id), answersAt.get(id))]));
}

function present(outcomes: OutcomeCounts = noOutcomes, answers: AnswerCounts = noAnswers): Figures {
  const { conversationCount, faqMatches, websiteMatches, aiResponses, unanswered, ratingCount, ratingSum } = answers;
  const counted = Object.fromEntries(outcomeCounters.map((counter) => [counter, outcomes[counter]])) as OutcomeCounts;
  return {
    ...counted,
    conversations: conversationCount,
    faqMatches,
    websiteMatches,
    aiResponses,
    unanswered,
    ratings: ratingCount,
    avgSatisfactionRating: ratingCount === 0 ? null : ratingSum / ratingCount,
  };
}

const noFigures: Figures = present();

const counters = Object.keys(noFigures).filter((name) => name !== 'avgSatisfactionRating') as Exclude<
  keyof Figures,
  'avgSatisfactionRating'
>[];

/** Sums figures; the average rating is weighted by the ratings. */
export function addFigures(all: readonly Figures[]): Figures {
  const sum = { ...noFigures };
  for (const counter of counters) sum[counter] = all.reduce((total, one) => total + one[counter], 0);
  const ratingSum = all.reduce((total, one) => total + (one.avgSatisfactionRating ?? 0) * one.ratings, 0);
  return { ...sum, avgSatisfactionRating: sum.ratings === 0 ? null : ratingSum / sum.ratings };
}

/** Per location; `null` with fewer than two. */
export function averageFigures(all: readonly Figures[]): Figures | null {
  if (all.length < 2) return null;
  const average = addFigures(all);
  for (const counter of counters) average[counter] /= all.length;
  return average;
}

export const sumFigures = async (db: Database, range: FigureRange): Promise<Figures> =>
  addFigures([...(await sumByLocation(db, range)).values()]);

/** The hours of the week that have visits. */
export async function sumHours(db: Database, range: FigureRange): Promise<HourlyVisits[]> {
  const rows = await inRange(db.selectFrom('hourlyVisits'), range)
    .select(['date', 'hour'])
    .select(sumsOf(['visits']))
    .groupBy(['date', 'hour'])
    .execute();
  const byHour = new Map<number, number>();
  for (const { date, hour, visits } of rows) {
    const hourOfWeek = new Date(`${date}T00:00:00Z`).getUTCDay() * 24 + hour;
    byHour.set(hourOfWeek, (byHour.get(hourOfWeek) ?? 0) + visits);
  }
  return [...byHour]
    .sort(([a], [b]) => a - b)
    .map(([hourOfWeek, visits]) => ({ weekday: Math.floor(hourOfWeek / 24), hour: hourOfWeek % 24, visits }));
}
