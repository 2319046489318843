import type { DailyAnalytics } from '@chat-module/contract/analytics';

export interface Summary {
  readonly totalConversations: number;
  readonly faqMatches: number;
  readonly websiteMatches: number;
  readonly pageMatches: number;
  readonly aiResponses: number;
  readonly unanswered: number;
  /** 0 to 1. */
  readonly faqMatchRate: number;
  readonly avgResponseTimeMs: number;
  /** 0 to 1; undefined without ratings. */
  readonly satisfactionRate: number | undefined;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const average = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Ratings run from 1 to 5: five is full satisfaction, one is zero. */
const satisfactionOf = (ratings: readonly number[]): number | undefined =>
  ratings.length === 0 ? undefined : (average(ratings) - 1) / 4;

/** Response time and satisfaction are averaged across the days that have any, not across conversations. */
export const summarizeDays = (rows: readonly DailyAnalytics[]): Summary => {
  const busyDays = rows.filter((row) => row.conversationCount > 0);
  const totalConversations = sum(rows.map((row) => row.conversationCount));
  const faqMatches = sum(rows.map((row) => row.faqMatches));
  return {
    totalConversations,
    faqMatches,
    websiteMatches: sum(rows.map((row) => row.websiteMatches)),
    pageMatches: sum(rows.map((row) => row.pageMatches)),
    unanswered: sum(rows.map((row) => row.unanswered)),
    aiResponses: sum(rows.map((row) => row.aiResponses)),
    faqMatchRate: totalConversations === 0 ? 0 : faqMatches / totalConversations,
    avgResponseTimeMs: average(busyDays.map((row) => row.avgResponseTime)),
    satisfactionRate: satisfactionOf(rows.flatMap((row) => row.avgSatisfactionRating ?? [])),
  };
};
