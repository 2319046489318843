import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byBot, day, days } from './fields.ts';

/** One bot's figures of one day. */
export const dailyAnalytics = z.object({
  id: z.string(),
  botId: z.string(),
  date: day,
  conversationCount: z.number(),
  avgResponseTime: z.number().meta({ description: 'Milliseconds' }),
  avgSatisfactionRating: z.number().nullable().meta({ description: 'From 1 to 5; null on a day without a rating' }),
  faqMatches: z.number(),
  aiResponses: z.number(),
  websiteMatches: z.number(),
  pageMatches: z.number().meta({
    description: 'Website matches that come from a page of the website; the others come from the location record',
  }),
  unanswered: z.number(),
});
export type DailyAnalytics = z.output<typeof dailyAnalytics>;

export const analyticsOverview = z.object({
  conversationsToday: z.number(),
  avgResponseTime: z.string().meta({ description: 'Of the last 30 days, with its unit: 850ms, 1.25s; 0s without any' }),
  avgSatisfactionRate: z.string().meta({ description: 'Of the last 30 days, a percentage; 0% without any' }),
  faqMatchesToday: z.number(),
  aiResponsesToday: z.number(),
  websiteMatchesToday: z.number(),
});
export type AnalyticsOverview = z.output<typeof analyticsOverview>;

export const getAnalyticsOverview = endpoint({
  method: 'GET',
  path: '/api/analytics/overview',
  access: 'signedIn',
  summary: 'The figures of all bots that the operator may see',
  reply: analyticsOverview,
});

export const getBotAnalytics = endpoint({
  method: 'GET',
  path: '/api/bots/:botId/analytics',
  access: 'signedIn',
  summary: 'The daily figures of a bot, newest first',
  params: byBot,
  query: z.object({ days: days.default(90) }),
  reply: z.array(dailyAnalytics),
});

export const exportBotAnalytics = endpoint({
  method: 'GET',
  path: '/api/bots/:botId/export',
  access: 'signedIn',
  summary: 'The daily figures and the conversations of a bot as CSV',
  params: byBot,
  query: z.object({ days: days.default(30) }),
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});
