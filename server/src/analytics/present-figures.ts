import type { DailyAnalytics, WeekFigures } from '@chat-module/contract/analytics';
import type { BotDay } from './daily-analytics.store.ts';

const average = (sum: number, count: number): number | null => (count === 0 ? null : sum / count);

export const presentDay = (row: BotDay): DailyAnalytics => ({
  id: row.id,
  botId: row.botId,
  date: row.date,
  conversationCount: row.conversationCount,
  avgResponseTime: Math.round(average(row.responseTimeSumMs, row.conversationCount) ?? 0),
  avgSatisfactionRating: average(row.ratingSum, row.ratingCount),
  faqMatches: row.faqMatches,
  aiResponses: row.aiResponses,
  websiteMatches: row.websiteMatches,
  pageMatches: row.pageMatches,
  unanswered: row.unanswered,
});

/** In milliseconds below a second, otherwise in seconds with two decimals; `0s` without answers. */
export function presentDuration(sumMs: number, count: number): string {
  const averageMs = average(sumMs, count);
  if (averageMs === null) return '0s';
  const milliseconds = Math.round(averageMs);
  return milliseconds < 1000 ? `${milliseconds}ms` : `${(milliseconds / 1000).toFixed(2)}s`;
}

/** Ratings from 1 to 5 as a percentage: 1 is 0%, 5 is 100%. */
export function presentSatisfaction(ratingSum: number, count: number): string {
  const rating = average(ratingSum, count);
  return rating === null ? '0%' : `${Math.round(((rating - 1) / 4) * 100)}%`;
}

interface WeekSums {
  readonly conversations: number;
  readonly responseTimeSumMs: number;
  readonly ratingCount: number;
  readonly ratingSum: number;
}

export function presentWeek({ conversations, responseTimeSumMs, ratingCount, ratingSum }: WeekSums): WeekFigures {
  const rating = average(ratingSum, ratingCount);
  return {
    conversations,
    avgResponseTime: average(responseTimeSumMs, conversations),
    satisfactionRate: rating === null ? null : (rating - 1) / 4,
  };
}
