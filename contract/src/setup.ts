import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The steps of a new installation, in the order of the checklist. */
export const setupSteps = ['account', 'facility', 'hours', 'sizes', 'faqs', 'bot', 'trial', 'website', 'mail'] as const;
export type SetupStep = (typeof setupSteps)[number];

export const setup = z.object({
  dismissed: z.boolean().meta({ description: 'Whether this operator has hidden the checklist' }),
  steps: z.array(
    z.object({
      name: z.enum(setupSteps),
      done: z.boolean(),
      note: z.string().nullable().meta({ description: 'What is still missing, or worth a look' }),
    }),
  ),
  facility: z
    .object({ id: z.string(), businessName: z.string(), website: z.string(), faqPageUrl: z.string() })
    .nullable()
    .meta({ description: 'The oldest location that is not sample data' }),
  bot: z.object({ id: z.string(), name: z.string() }).nullable().meta({ description: 'The bot of that location' }),
});
export type Setup = z.output<typeof setup>;

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/admin/setup',
  access: 'admin',
  summary: 'The setup checklist: which steps are done, derived from stored data',
  reply: setup,
});

export const changeSetup = endpoint({
  method: 'PATCH',
  path: '/api/admin/setup',
  access: 'admin',
  summary: 'Hide the setup checklist from this operator, or show it again',
  body: z.object({ dismissed: z.boolean('Dismissed must be true or false.') }),
  reply: setup,
});
