import type { DailyAnalytics } from '@chat-module/contract/analytics';
import { expect, it } from 'vitest';
import { summarizeDays } from './summarize-days.ts';

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

it('sums the days, and averages response time and satisfaction across them', () => {
  const summary = summarizeDays([
    dailyRow('2026-03-10', { conversationCount: 90, faqMatches: 30, avgResponseTime: 100, avgSatisfactionRating: 5 }),
    dailyRow('2026-03-09', {
      conversationCount: 10,
      websiteMatches: 4,
      pageMatches: 1,
      aiResponses: 3,
      unanswered: 2,
      avgResponseTime: 300,
    }),
    dailyRow('2026-03-08', { avgSatisfactionRating: 2 }),
  ]);
  expect(summary).toEqual({
    totalConversations: 100,
    faqMatches: 30,
    websiteMatches: 4,
    pageMatches: 1,
    aiResponses: 3,
    unanswered: 2,
    faqMatchRate: 0.3,
    avgResponseTimeMs: 200,
    satisfactionRate: 0.625,
  });
});

it('without days everything is zero and satisfaction is undefined', () => {
  expect(summarizeDays([])).toEqual({
    totalConversations: 0,
    faqMatches: 0,
    websiteMatches: 0,
    pageMatches: 0,
    aiResponses: 0,
    unanswered: 0,
    faqMatchRate: 0,
    avgResponseTimeMs: 0,
    satisfactionRate: undefined,
  });
});
