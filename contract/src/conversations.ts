import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byBot, instant, ofLocation, pageQuery } from './fields.ts';

/** One message of a visitor with its answer. */
export const conversation = z.object({
  id: z.string(),
  sessionId: z.string(),
  botId: z.string().nullable(),
  locationId: z.string().nullable(),
  userMessage: z.string(),
  botResponse: z.string(),
  responseSource: z.string(),
  faqId: z.string().nullable(),
  satisfactionRating: z.number().nullable(),
  responseTime: z.number().meta({ description: 'Milliseconds' }),
  createdAt: instant,
});
export type Conversation = z.output<typeof conversation>;

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/admin/conversations',
  access: 'signedIn',
  summary: 'Conversations',
  query: ofLocation,
  reply: z.array(conversation),
  paged: true,
});

export const listBotConversations = endpoint({
  method: 'GET',
  path: '/api/bots/:botId/conversations',
  access: 'signedIn',
  summary: 'Conversations of one bot',
  params: byBot,
  query: pageQuery,
  reply: z.array(conversation),
  paged: true,
});
