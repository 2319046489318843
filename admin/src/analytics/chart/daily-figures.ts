import type { DailyAnalytics } from '@chat-module/contract/analytics';
import { daysBefore } from './calendar.ts';

/** A day's answers by source; `other` is the guided flow. */
export interface DayBySource {
  readonly date: string;
  readonly faq: number;
  readonly record: number;
  readonly page: number;
  readonly ai: number;
  readonly unanswered: number;
  readonly other: number;
  readonly total: number;
}

const bySource = (date: string, row: DailyAnalytics | undefined): DayBySource => {
  const {
    conversationCount: total = 0,
    faqMatches: faq = 0,
    websiteMatches: website = 0,
    pageMatches: page = 0,
    aiResponses: ai = 0,
    unanswered = 0,
  } = row ?? {};
  const other = total - faq - website - ai - unanswered;
  return { date, faq, record: website - page, page, ai, unanswered, other, total };
};

/** Returns the rows of the given number of days up to and including the last one. */
export const rowsOfRange = (rows: readonly DailyAnalytics[], lastDay: string, days: number): DailyAnalytics[] => {
  const dayBeforeFirst = daysBefore(lastDay, days);
  return rows.filter(({ date }) => date > dayBeforeFirst && date <= lastDay);
};

/** Returns a row per day, oldest first, with zeros for days without conversations. */
export const everyDay = (rows: readonly DailyAnalytics[], lastDay: string, days: number): DayBySource[] => {
  const rowOf = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: days }, (_, index) => {
    const date = daysBefore(lastDay, days - 1 - index);
    return bySource(date, rowOf.get(date));
  });
};
