import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, days } from './fields.ts';

const count = z.number();

/** One bot's figures of a period. */
export const comparedFigures = z.object({
  conversations: count.meta({ description: 'Messages with their answers' }),
  unanswered: count,
  visits: count.meta({ description: 'Visits with a message' }),
  reservedVisits: count.meta({ description: 'Visits with a reservation' }),
  leads: count,
  reservations: count,
  avgSatisfactionRating: z.number().nullable().meta({ description: 'From 1 to 5; null without a rating' }),
  avgResponseTime: z.number().nullable().meta({ description: 'Milliseconds; null without an answer' }),
});
export type ComparedFigures = z.output<typeof comparedFigures>;

export const comparedBot = z.object({
  botId: z.string(),
  botName: z.string(),
  locationId: z.string().nullable().meta({ description: "The bot's current location" }),
  locationName: z.string(),
  figures: comparedFigures,
  before: comparedFigures.meta({ description: 'The figures of the preceding period of equal length' }),
});
export type ComparedBot = z.output<typeof comparedBot>;

const query = z.object({ days: days.default(30).meta({ description: 'Up to and including today' }) });

export const compareBots = endpoint({
  method: 'GET',
  path: '/api/analytics/comparison',
  access: 'signedIn',
  summary: 'The figures of each bot that the operator may see, with those of the previous period, by name',
  query,
  reply: z.object({ from: day, to: day, bots: z.array(comparedBot) }),
});

export const exportComparison = endpoint({
  method: 'GET',
  path: '/api/analytics/comparison/export',
  access: 'signedIn',
  summary: 'The comparison of bots as CSV',
  query,
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});
