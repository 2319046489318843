import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { faq } from './faqs.ts';
import { byBot, byId, instant, optionalId, pageQuery, requiredText, saying } from './fields.ts';

export const maxFaqSets = 200;
export const maxFaqsPerSet = 1000;
export const maxSetsPerBot = 20;

export const faqSet = z.object({
  id: z.string(),
  name: z.string(),
  faqCount: z.number(),
  botIds: z.array(z.string()).meta({ description: 'The bots that use it, of those that the operator may see' }),
  otherBots: z.number().meta({ description: 'How many bots outside the operator’s locations use it' }),
  createdAt: instant,
  updatedAt: instant,
});
export type FaqSet = z.output<typeof faqSet>;

const faqSetFields = z.object({
  name: requiredText('Name', 100),
  botIds: z.array(z.string().max(100)).max(10_000).meta({ description: 'The bots that use it' }),
});

export const newFaqSet = faqSetFields
  .partial({ botIds: true })
  .extend({ fromBotId: optionalId('Bot').optional().meta({ description: 'A bot whose FAQs move into the set' }) });
export type NewFaqSet = z.output<typeof newFaqSet>;

export const faqSetChanges = faqSetFields.partial();
export type FaqSetChanges = z.output<typeof faqSetChanges>;

export const listFaqSets = endpoint({
  method: 'GET',
  path: '/api/faq-sets',
  access: 'signedIn',
  summary: 'The FAQ sets that bots share, by name; a user sees those that their bot uses',
  reply: z.array(faqSet),
});

export const createFaqSet = endpoint({
  method: 'POST',
  path: '/api/faq-sets',
  access: 'manager',
  summary: 'Create an FAQ set, empty or from the FAQs of a bot, which then uses it; a manager’s set needs a bot',
  body: newFaqSet,
  reply: faqSet,
  status: 201,
});

export const updateFaqSet = endpoint({
  method: 'PUT',
  path: '/api/faq-sets/:id',
  access: 'manager',
  summary:
    'Rename an FAQ set or choose the bots that use it; fields left out keep their value. A manager chooses among their own ' +
    'bots, and renames a set that no other bot uses',
  params: byId,
  body: faqSetChanges,
  reply: faqSet,
});

export const deleteFaqSet = endpoint({
  method: 'DELETE',
  path: '/api/faq-sets/:id',
  access: 'manager',
  summary: 'Delete an FAQ set with its FAQs',
  params: byId,
  reply: saying,
});

export const inheritedStates = ['used', 'overridden', 'hidden', 'incomplete', 'inactive'] as const;

/** An FAQ of a set, as one bot has it. */
export const inheritedFaq = faq.extend({
  setId: z.string(),
  setName: z.string(),
  state: z.enum(inheritedStates).meta({
    description:
      '`overridden`: the bot has an FAQ with this question, or a newer set of it has; `hidden`: switched off for this ' +
      'bot; `incomplete`: the location record lacks a value for a blank of the answer',
  }),
  answer: z.string().meta({ description: 'With the blanks that the location record fills in' }),
  missing: z.array(z.string()).meta({ description: 'The names of the blanks that are open' }),
});
export type InheritedFaq = z.output<typeof inheritedFaq>;

export const listInheritedFaqs = endpoint({
  method: 'GET',
  path: '/api/bots/:botId/inherited-faqs',
  access: 'signedIn',
  summary: 'The FAQs of the sets that a bot uses, and whether it uses each',
  params: byBot,
  query: pageQuery,
  reply: z.array(inheritedFaq),
  paged: true,
});

const byBotAndFaq = byBot.extend({ faqId: z.string().max(100) });

export const hideFaq = endpoint({
  method: 'PUT',
  path: '/api/bots/:botId/hidden-faqs/:faqId',
  access: 'manager',
  summary: 'Switch off one FAQ of a set for a bot',
  params: byBotAndFaq,
  reply: saying,
});

export const showFaq = endpoint({
  method: 'DELETE',
  path: '/api/bots/:botId/hidden-faqs/:faqId',
  access: 'manager',
  summary: 'Switch on again an FAQ of a set for a bot',
  params: byBotAndFaq,
  reply: saying,
});
