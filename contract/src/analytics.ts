import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byBot, day, days, instant, oneOf } from './fields.ts';
import { responseSources } from './response-sources.ts';

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

/** The figures of seven days. */
const weekFigures = z.object({
  conversations: z.number(),
  avgResponseTime: z.number().nullable().meta({ description: 'Milliseconds; null without conversations' }),
  satisfactionRate: z.number().nullable().meta({ description: 'From 0 to 1; null without ratings' }),
});
export type WeekFigures = z.output<typeof weekFigures>;

export const analyticsOverview = z.object({
  conversationsToday: z.number(),
  avgResponseTime: z.string().meta({ description: 'Of the last 30 days, with its unit: 850ms, 1.25s; 0s without any' }),
  avgSatisfactionRate: z.string().meta({ description: 'Of the last 30 days, a percentage; 0% without any' }),
  faqMatchesToday: z.number(),
  aiResponsesToday: z.number(),
  websiteMatchesToday: z.number(),
  lastWeek: weekFigures.meta({ description: 'The seven days before today' }),
  weekBefore: weekFigures.meta({ description: 'The seven days before those' }),
});
export type AnalyticsOverview = z.output<typeof analyticsOverview>;

export const getAnalyticsOverview = endpoint({
  method: 'GET',
  path: '/api/analytics/overview',
  access: 'signedIn',
  summary: 'The figures of all bots that the operator may see',
  reply: analyticsOverview,
});

const count = z.number();

/**
 * The outcomes of a period's visits. A visit counts on the day on which it began, a lead or reservation on the day on
 * which it was submitted.
 */
export const figures = z.object({
  opened: count.meta({
    description: 'Visitors per day who opened the chat window; on days before openings were counted, the visits',
  }),
  visits: count.meta({ description: 'Visits with a message' }),
  sizeVisits: count.meta({ description: 'Visits that looked at sizes or got further' }),
  unitVisits: count.meta({ description: 'Visits that chose a unit or got further' }),
  reservedVisits: count,
  confirmedVisits: count.meta({ description: 'Visits with a confirmed or completed reservation' }),
  officeHoursVisits: count.meta({ description: 'Visits that began while the office was open' }),
  afterHoursVisits: count.meta({ description: 'Visits that began while it was closed' }),
  leads: count,
  convertedLeads: count,
  reservations: count,
  confirmedReservations: count.meta({ description: 'Confirmed or completed' }),
  pricedReservations: count.meta({ description: 'Reservations of a size that had a price at the time' }),
  reservedCents: count.meta({ description: 'Their monthly prices at the time, in US cents' }),
  confirmedCents: count.meta({ description: 'Of these, the confirmed ones' }),
  conversations: count.meta({ description: 'Messages with their answers' }),
  faqMatches: count,
  websiteMatches: count,
  aiResponses: count,
  unanswered: count,
  ratings: count,
  ratedDown: count,
  avgSatisfactionRating: z.number().nullable().meta({ description: 'From 1 to 5; null without a rating' }),
});
export type Figures = z.output<typeof figures>;

const ofPeriod = z.object({
  botId: z.string().max(100).optional(),
  locationId: z.string().max(100).optional(),
  days: days.default(30).meta({ description: 'Up to and including today' }),
});

export const hourlyVisits = z.object({
  weekday: z.int().meta({ description: 'From 0, Sunday' }),
  hour: z.int().meta({ description: "From 0 to 23, by the location's clock" }),
  visits: count,
});
export type HourlyVisits = z.output<typeof hourlyVisits>;

export const periodFigures = z.object({
  from: day,
  to: day,
  figures,
  before: figures.meta({ description: 'The figures of the preceding period of equal length' }),
  average: figures.nullable().meta({
    description: 'Of all locations that the operator may see, per location; null with fewer than two',
  }),
  hours: z.array(hourlyVisits).meta({ description: 'The hours of the week that have visits' }),
});
export type PeriodFigures = z.output<typeof periodFigures>;

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/analytics/figures',
  access: 'signedIn',
  summary: 'The outcomes of the visits in a period: of a bot, a location, or everything the operator may see',
  query: ofPeriod,
  reply: periodFigures,
});

export const locationFigures = figures.extend({ locationId: z.string() });
export type LocationFigures = z.output<typeof locationFigures>;

export const getFiguresByLocation = endpoint({
  method: 'GET',
  path: '/api/analytics/figures/by-location',
  access: 'signedIn',
  summary: 'The outcomes of the visits in a period per location, without locations that have no figures',
  query: ofPeriod.pick({ days: true }),
  reply: z.object({ from: day, to: day, locations: z.array(locationFigures) }),
});

export const topQuestions = z.object({
  faqs: z
    .array(z.object({ id: z.string(), question: z.string(), uses: count }))
    .meta({ description: 'The FAQs that answered most often' }),
  unanswered: z
    .array(z.object({ id: z.string(), question: z.string(), count, lastAskedAt: instant }))
    .meta({ description: 'Questions without an answer that were asked in the period, with how often they were asked' }),
  ratedDown: z
    .array(
      z.object({
        id: z.string(),
        visitId: z.string().nullable(),
        userMessage: z.string(),
        botResponse: z.string(),
        responseSource: z.enum(responseSources),
        createdAt: instant,
      }),
    )
    .meta({ description: 'The latest answers that are rated down' }),
});
export type TopQuestions = z.output<typeof topQuestions>;

export const getTopQuestions = endpoint({
  method: 'GET',
  path: '/api/bots/:botId/questions',
  access: 'signedIn',
  summary: "A bot's most asked questions, those without an answer, and answers rated down, ten each",
  params: byBot,
  query: z.object({ days: days.default(30) }),
  reply: topQuestions,
});

export const exportedTables = [
  'days',
  'conversations',
  'funnel',
  'hours',
  'comparison',
  'faqs',
  'unanswered',
  'rated_down',
] as const;
export type ExportedTable = (typeof exportedTables)[number];

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
  query: z.object({
    days: days.default(30),
    table: oneOf('table', exportedTables).optional().meta({
      description: 'Only this table; if left out, the days, an empty line, and the conversations',
    }),
  }),
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});
