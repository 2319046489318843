import type { DailyAnalytics } from '@chat-module/contract/analytics';
import { describe, expect, it } from 'vitest';
import { everyDay, rowsOfRange } from './daily-figures.ts';

const dailyRow = (date: string, figures: Partial<DailyAnalytics> = {}): DailyAnalytics => ({
  id: date,
  botId: 'bot',
  date,
  conversationCount: 0,
  avgResponseTime: 0,
  avgSatisfactionRating: null,
  faqMatches: 0,
  aiResponses: 0,
  websiteMatches: 0,
  pageMatches: 0,
  unanswered: 0,
  ...figures,
});

const rows = [
  dailyRow('2026-03-10', {
    conversationCount: 10,
    faqMatches: 4,
    websiteMatches: 2,
    pageMatches: 1,
    aiResponses: 1,
    unanswered: 2,
  }),
  dailyRow('2026-03-08', { conversationCount: 2, faqMatches: 2 }),
  dailyRow('2026-03-07', { conversationCount: 5 }),
];

describe('everyDay', () => {
  it('shows a day without conversations as 0, oldest first', () => {
    expect(everyDay(rows, '2026-03-10', 3)).toEqual([
      { date: '2026-03-08', faq: 2, record: 0, page: 0, ai: 0, unanswered: 0, other: 0, total: 2 },
      { date: '2026-03-09', faq: 0, record: 0, page: 0, ai: 0, unanswered: 0, other: 0, total: 0 },
      { date: '2026-03-10', faq: 4, record: 1, page: 1, ai: 1, unanswered: 2, other: 1, total: 10 },
    ]);
  });

  it('has as many days as asked for', () => {
    expect(everyDay([], '2026-03-10', 90)).toHaveLength(90);
  });
});

it('rowsOfRange counts the last day as one of the days', () => {
  const dates = (days: number) => rowsOfRange(rows, '2026-03-10', days).map(({ date }) => date);
  expect(dates(1)).toEqual(['2026-03-10']);
  expect(dates(3)).toEqual(['2026-03-10', '2026-03-08']);
  expect(dates(4)).toEqual(['2026-03-10', '2026-03-08', '2026-03-07']);
});
