import { z } from 'zod';
import { answerSource, modelOutcomes } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { byBot, id, oneOf, optionalText, pageAddress, requiredEmail, requiredLines, saying } from './fields.ts';
import { responseSources } from './response-sources.ts';

export const roomTypes = ['small', 'medium', 'large', 'vehicle'] as const;
export type RoomType = (typeof roomTypes)[number];

export const messageTypes = ['roomSelection', 'unitSelection', 'ratesInquiry'] as const;

/** A typed message or, with a `messageType`, a button press in the guided flow. */
export const chatMessage = z
  .object({
    message: requiredLines('Message', 2000),
    sessionId: id('Session id'),
    messageId: id('Message id').optional().meta({
      description:
        'The caller’s name for this message, unique in its session. A repeat within a day gets the first reply and changes nothing.',
    }),
    pageUrl: pageAddress('Page address').optional(),
    declined: z
      .boolean('Declined must be true or false.')
      .optional()
      .meta({ description: 'The visitor has declined the last offer with a button since the last message' }),
    messageType: oneOf('Message type', messageTypes).optional(),
    roomType: oneOf('Room type', roomTypes).optional(),
    unitId: optionalText('Unit id', 100).optional(),
  })
  .superRefine((sent, refusals) => {
    const require = (path: 'roomType' | 'unitId', message: string) => {
      if (!sent[path]) refusals.addIssue({ code: 'custom', path: [path], message });
    };
    if (sent.messageType === 'roomSelection') require('roomType', 'Room type is required.');
    else if (sent.messageType) require('unitId', 'Unit id is required.');
  });
export type ChatMessage = z.output<typeof chatMessage>;

export const unitButton = z.object({
  id: z.string(),
  size: z.string(),
  label: z.string(),
  price: z
    .string()
    .optional()
    .meta({ description: 'Such as "from $89 a month, as of Nov 3", if the operator shows one' }),
});
export type UnitButton = z.output<typeof unitButton>;

/** A unit to choose, with the details that its card shows. */
export const unitCard = unitButton.extend({
  description: z.string().optional().meta({ description: 'What fits, in the words of the record' }),
  imageUrl: z.string().optional(),
});
export type UnitCard = z.output<typeof unitCard>;

/** An FAQ that the visitor may have meant. Sending its question as a message asks it. */
export const suggestion = z.object({ id: z.string(), question: z.string() });
export type Suggestion = z.output<typeof suggestion>;

/** Contact details read from the visitor's own words, to prefill a form. Nothing is stored before the visitor sends the form. */
export const leadDraft = z.object({
  name: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  unitSize: z.string().optional(),
  moveInDate: z.string().optional().meta({ description: 'For example, 2026-12-03' }),
});
export type LeadDraft = z.output<typeof leadDraft>;

/** What the widget shows. An absent field shows nothing. */
export const chatReply = z.object({
  conversationId: z.string(),
  response: z.string().meta({ description: 'Text with **bold** and [links](https://…)' }),
  responseSource: z.enum(responseSources),
  showLeadForm: z.boolean().optional(),
  showAvailabilityConfirm: z.boolean().optional(),
  showPayBillButton: z.boolean().optional(),
  showRatesButton: z.boolean().optional(),
  ratesPageUrl: z.string().optional(),
  unitSize: z.string().optional(),
  showReservationPrompt: z.boolean().optional(),
  reservationUnit: unitButton.optional().meta({ description: 'The unit that a reservation prompt is for' }),
  unitButtons: z.array(unitCard).optional(),
  unitImage: z.string().optional(),
  suggestions: z.array(suggestion).max(3).optional(),
  leadDraft: leadDraft.optional(),
  canTellMore: z.boolean().optional().meta({ description: 'The message "Tell me more" opens the rest of the answer' }),
});
export type ChatReply = z.output<typeof chatReply>;

export const chat = endpoint({
  method: 'POST',
  path: '/api/chat/:botId',
  access: 'visitor',
  summary: "Answer a visitor's message",
  params: byBot,
  body: chatMessage,
  reply: chatReply,
});

export const reportOpening = endpoint({
  method: 'POST',
  path: '/api/chat/:botId/opening',
  access: 'visitor',
  summary: "A visitor opened the chat window; counted once per browser, bot and day, not on the product's own pages",
  params: byBot,
  reply: z.object({}),
});

export const rateAnswer = endpoint({
  method: 'POST',
  path: '/api/chat/:botId/rating',
  access: 'visitor',
  summary: 'Thumbs up (5) or down (1) for an answer',
  params: byBot,
  body: z.object({
    sessionId: id('Session id'),
    conversationId: id('Conversation id'),
    rating: z.union([z.literal(1), z.literal(5)], { error: 'Rating must be 1 or 5.' }),
  }),
  reply: z.object({ conversationId: z.string(), satisfactionRating: z.number() }),
});

export const sendTranscript = endpoint({
  method: 'POST',
  path: '/api/chat/:botId/transcript',
  access: 'visitor',
  summary: "Email the visitor's own conversation to the address that they typed",
  params: byBot,
  body: z.object({
    sessionId: id('Session id'),
    email: requiredEmail('Email'),
    language: oneOf('Language', ['en', 'es'])
      .optional()
      .meta({ description: 'The language of the email; en by default' }),
  }),
  reply: saying,
});

/** The steps that can answer, in the order in which they are considered; the model and people come last. */
export const answerSteps = [
  'guidedFlow',
  'emergency',
  'openOffer',
  'language',
  'contactDetails',
  'staffMatter',
  'request',
  'smallTalk',
  'safety',
  'unitQuestion',
  'unitPromotion',
  'faqSentence',
  'sizeAdvice',
  'availability',
  'recordFact',
  'faq',
  'amenity',
  'passage',
  'model',
  'clarify',
  'handOver',
] as const;
export type AnswerStep = (typeof answerSteps)[number];

export const candidateVerdicts = [
  'chosen',
  'replaced',
  'belowMinimum',
  'unsupported',
  'notBest',
  'comesLater',
] as const;
export type CandidateVerdict = (typeof candidateVerdicts)[number];

const share = z.number().meta({ description: 'From 0 to 1' });

export const checkedCandidate = z.object({
  source: z.enum(answerSteps),
  name: z.string().meta({ description: 'A fact of the record, the question of an FAQ or the heading of a passage' }),
  score: share,
  minimum: share.nullable().meta({ description: 'The score that it needs, if its source has a minimum' }),
  verdict: z.enum(candidateVerdicts).meta({
    description:
      'Chosen, or why not: replaced by an FAQ; below the minimum; covers too little of the question; not the best of its source; considered later',
  }),
});
export type CheckedCandidate = z.output<typeof checkedCandidate>;

export const checkedUnderstanding = z.object({
  language: z.enum(['english', 'spanish']).meta({ description: 'The language of the bot’s own sentences' }),
  tokens: z.array(z.string()).meta({ description: 'Its words, with their spelling corrected' }),
  intents: z.array(z.object({ name: z.string(), probability: share })).meta({ description: 'Most probable first' }),
  recordIntents: z.array(z.object({ name: z.string(), score: share })).meta({
    description: 'What it asks of the location record',
  }),
  safetyIntent: z.string().nullable().meta({ description: 'An emergency, or a matter that only people can settle' }),
  sizes: z.array(z.string()),
  goods: z.array(z.string()).meta({ description: 'What the visitor wants to store' }),
});

export const questionCheck = z.object({
  step: z.enum(answerSteps),
  reason: z.string().meta({ description: 'Why this answer was chosen, in a sentence' }),
  understanding: checkedUnderstanding,
  candidates: z.array(checkedCandidate).meta({ description: 'In the order of consideration' }),
  reply: chatReply.omit({ conversationId: true }),
  sources: z.array(answerSource),
  wouldAskModel: z.boolean().meta({ description: 'Nothing else has an answer, and the bot has a model' }),
  modelOutcome: z.enum(modelOutcomes).nullable(),
  modelDetail: z.string(),
  responseTime: z.number().meta({ description: 'Milliseconds' }),
});
export type QuestionCheck = z.output<typeof questionCheck>;

export const checkQuestion = endpoint({
  method: 'POST',
  path: '/api/bots/:botId/check-question',
  access: 'signedIn',
  summary:
    "How a visitor's question would be answered, and why; nothing is recorded, and the model is asked only on demand",
  params: byBot,
  body: z.object({
    question: requiredLines('Question', 2000),
    askModel: z.boolean('Ask the model must be true or false.').optional(),
  }),
  reply: questionCheck,
});
