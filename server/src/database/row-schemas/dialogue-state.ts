import { leadDraft } from '@chat-module/contract/chat';
import { responseSources } from '@chat-module/contract/response-sources';
import { z } from 'zod';

/** The state of a dialogue, stored with its conversation. */
export const dialogueState = z.strictObject({
  language: z.enum(['english', 'spanish']).optional(),
  subject: z
    .strictObject({
      text: z.string(),
      recordIntents: z.array(z.string()),
      unitSize: z.string().optional(),
      answeredByFaq: z.boolean(),
      faqId: z.string().optional(),
    })
    .optional(),
  chosenUnitId: z.string().optional(),
  units: z
    .strictObject({
      mentioned: z.array(z.string()),
      listed: z.array(z.string()),
      isLast: z.boolean(),
      asked: z.string().optional(),
      feature: z.string().optional(),
    })
    .optional(),
  lastReply: z
    .strictObject({
      responseSource: z.enum(responseSources),
      unitId: z.string().optional(),
      unitSize: z.string().optional(),
    })
    .optional(),
  offer: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('suggestions'), faqIds: z.array(z.string()) }),
      z.strictObject({ kind: z.literal('units'), unitIds: z.array(z.string()) }),
      z.strictObject({ kind: z.literal('reservation'), unitId: z.string() }),
      z.strictObject({ kind: z.literal('contact') }),
    ])
    .optional(),
  shown: z.array(z.strictObject({ faqId: z.string(), sentences: z.array(z.number()) })).optional(),
  contact: leadDraft.strict().optional(),
  visit: z
    .strictObject({
      date: z.strictObject({ year: z.number(), month: z.number(), dayOfMonth: z.number() }).optional(),
      minute: z.number().optional(),
      month: z.number().optional(),
      isNow: z.boolean().optional(),
    })
    .optional(),
  isHoursShown: z.boolean().optional(),
  safetyIntent: z.string().optional(),
});
