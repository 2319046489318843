import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  byBot,
  byId,
  deletedLocationName,
  filterDay,
  instant,
  listCount,
  moment,
  ofLocation,
  oneOf,
  pageQuery,
  wholeNumber,
} from './fields.ts';
import { leadStatuses } from './leads.ts';
import { reservationStatuses } from './reservations.ts';
import { responseSources } from './response-sources.ts';

export const answerSourceKinds = ['faq', 'record', 'turn', 'page'] as const;

/** A source of an answer: an FAQ, a field of the location record, an earlier turn or a page. */
export const answerSource = z.object({
  kind: z.enum(answerSourceKinds),
  id: z.string().meta({ description: 'The id of the FAQ, turn or page, or the name of a field of the record' }),
  label: z.string(),
  score: z.number().optional().meta({ description: 'How well it fits, from 0 to 1' }),
});
export type AnswerSource = z.output<typeof answerSource>;

/** Whether the model answered a message that nothing else could answer. */
export const modelOutcomes = [
  'answered',
  'not_known',
  'withheld',
  'unusable',
  'unavailable',
  'budget_used_up',
  'share_used_up',
] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/** One message of a visitor with its answer. */
export const conversation = z.object({
  id: z.string(),
  sessionId: z.string(),
  botId: z.string().nullable(),
  locationId: z.string().nullable(),
  deletedLocationName,
  userMessage: z.string(),
  botResponse: z.string(),
  responseSource: z.enum(responseSources),
  faqId: z.string().nullable(),
  satisfactionRating: z.number().nullable(),
  sources: z.array(answerSource),
  modelOutcome: z.enum(modelOutcomes).nullable().meta({ description: 'null: not needed' }),
  modelDetail: z.string().meta({ description: 'Why the model gave no answer, or why it was not shown' }),
  responseTime: z.number().meta({ description: 'Milliseconds' }),
  pageUrl: z.string().meta({ description: "Origin and path of the visitor's page; empty: unknown" }),
  createdAt: instant,
});
export type Conversation = z.output<typeof conversation>;

/**
 * The answer kinds that messages can be filtered by. `website` combines `record` (the location record) and `page` (a
 * page of the website); `other` is the guided flow.
 */
export const answerFilters = ['faq', 'website', 'record', 'page', 'ai', 'unanswered', 'other'] as const;
export type AnswerFilter = (typeof answerFilters)[number];

export const ratingFilters = ['up', 'down', 'any'] as const;
export type RatingFilter = (typeof ratingFilters)[number];

const { locationId } = ofLocation.shape;
const botId = z.string().max(100).optional();

const conversationFilter = z.object({
  locationId,
  botId,
  sessionId: z.string().max(100).optional(),
  since: moment('since'),
  before: moment('before'),
  from: filterDay('from').meta({ description: "Sent on this day or later, by the location's clock" }),
  to: filterDay('to').meta({ description: 'Sent on this day or earlier' }),
  source: oneOf('source', answerFilters).optional().meta({
    description: 'What answered: website combines record and page, other is the guided flow',
  }),
  faqId: z.string().max(100).optional().meta({ description: 'The FAQ that answered' }),
  rating: oneOf('rating', ratingFilters).optional(),
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/admin/conversations',
  access: 'signedIn',
  summary: 'Conversations',
  query: pageQuery.extend(conversationFilter.shape),
  reply: z.array(conversation),
  paged: true,
});

export const countConversations = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/count',
  access: 'signedIn',
  summary: 'The number of messages that match a filter',
  query: conversationFilter,
  reply: listCount,
});

export const exportConversations = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/export',
  access: 'signedIn',
  summary: 'The messages that match a filter, with their answers, as CSV',
  query: conversationFilter,
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});

/** The conversation of one visitor and one bot in one browser tab. */
export const visitorSession = z.object({
  id: z.string(),
  sessionId: z.string(),
  botId: z.string(),
  locationId: z.string().nullable(),
  deletedLocationName,
  messageCount: z.number(),
  startedAt: instant,
  lastMessageAt: instant,
});
export type VisitorSession = z.output<typeof visitorSession>;

/** The outcomes of a session: a lead, a reservation, a question without an answer, an answer rated down. */
export const sessionBadges = ['lead', 'reserved', 'unanswered', 'rated_down'] as const;
export type SessionBadge = (typeof sessionBadges)[number];

/** The steps of a visit, in order: a message, a look at sizes, a chosen unit, a reservation, a confirmed one. */
export const visitSteps = ['asked', 'size', 'unit', 'reserved', 'confirmed'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** The other properties that visits can be filtered by. */
export const visitOutcomes = ['size', 'unit', 'confirmed', 'after_hours'] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

export const listedSession = visitorSession.extend({
  badges: z.array(z.enum(sessionBadges)),
  opening: conversation
    .pick({ userMessage: true, botResponse: true, responseSource: true, responseTime: true, sources: true })
    .nullable()
    .meta({
      description: 'The first message that the visitor wrote, or else the first button they pressed, with its answer',
    }),
});
export type ListedSession = z.output<typeof listedSession>;

/** A session with the leads and reservations that the visitor left in it. */
export const sessionInFull = listedSession.extend({
  leads: z.array(z.object({ id: z.string(), name: z.string(), status: z.enum(leadStatuses) })),
  reservations: z.array(
    z.object({
      id: z.string(),
      customerName: z.string(),
      unitSize: z.string(),
      status: z.enum(reservationStatuses),
    }),
  ),
});
export type SessionInFull = z.output<typeof sessionInFull>;

export const conversationSummary = z.object({
  totalConversations: z.number(),
  uniqueSessions: z.number(),
  avgResponseTime: z.number().nullable().meta({ description: 'Milliseconds; null without any conversation' }),
  mostCommonSource: z.enum(responseSources).nullable(),
});
export type ConversationSummary = z.output<typeof conversationSummary>;

export const getConversationSummary = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/summary',
  access: 'signedIn',
  summary: 'The figures above the list of conversations',
  query: z.object({ locationId: z.string().max(100).optional() }),
  reply: conversationSummary,
});

const sessionFilter = z.object({
  locationId,
  botId,
  badge: oneOf('badge', sessionBadges).optional(),
  since: moment('since').meta({ description: 'The last message came at this time or later' }),
  before: moment('before').meta({ description: 'The last message came earlier than this' }),
  from: filterDay('from').meta({ description: "Began on this day or later, by the location's clock" }),
  to: filterDay('to').meta({ description: 'Began on this day or earlier' }),
  reached: oneOf('reached', visitOutcomes).optional().meta({
    description: 'A look at sizes, a chosen unit, a confirmed reservation, or a start while the office was closed',
  }),
  weekday: wholeNumber('weekday', 6)
    .optional()
    .meta({ description: 'Began on this day of the week, from 0, Sunday. Needs hour, from and to' }),
  hour: wholeNumber('hour', 23)
    .optional()
    .meta({ description: "Began in this hour, from 0 to 23, by the location's clock" }),
});

export const listVisitorSessions = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/sessions',
  access: 'signedIn',
  summary: 'Conversations grouped by the visit they belong to, the latest visit first',
  query: pageQuery.extend(sessionFilter.shape),
  reply: z.array(listedSession),
  paged: true,
});

export const countVisitorSessions = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/sessions/count',
  access: 'signedIn',
  summary: 'The number of visits that match a filter',
  query: sessionFilter,
  reply: listCount,
});

export const exportVisitorSessions = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/sessions/export',
  access: 'signedIn',
  summary: 'The visits that match a filter as CSV',
  query: sessionFilter,
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});

export const getVisitorSession = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/sessions/:id',
  access: 'signedIn',
  summary: 'One visit, with the leads and reservations that came out of it',
  params: byId,
  reply: sessionInFull,
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
