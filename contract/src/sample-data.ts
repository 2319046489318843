import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { saying } from './fields.ts';

/** The sample data that a new install contains. */
export const sampleData = z.object({
  facilities: z.array(z.string()).meta({ description: 'Their names; empty, like bots, when there is no sample data' }),
  bots: z.array(z.string()),
  changed: z.boolean().meta({ description: 'An operator has changed the facility, its bot or its FAQs' }),
  faqs: z.number(),
  websitePages: z.number(),
  mails: z.number().meta({ description: 'To the sample facility' }),
  users: z.number().meta({ description: 'Operators assigned to the sample facility' }),
  leads: z.number().meta({ description: 'From invented visitors, as are the next four' }),
  reservations: z.number(),
  conversations: z.number(),
  openQuestions: z.number(),
  daysOfFigures: z.number(),
  since: z
    .object({ leads: z.number(), reservations: z.number(), conversations: z.number() })
    .meta({ description: 'What was added since; it is never removed' }),
});
export type SampleData = z.output<typeof sampleData>;

export const getSampleData = endpoint({
  method: 'GET',
  path: '/api/admin/sample-data',
  access: 'admin',
  summary: 'The sample data that exists, and what was added since to the sample facility and its bot',
  reply: sampleData,
});

export const removeSampleData = endpoint({
  method: 'DELETE',
  path: '/api/admin/sample-data',
  access: 'admin',
  summary: 'Remove all sample data; leads, reservations and conversations added since stay',
  query: z.object({
    keep: z.enum(['facility'], 'keep must be facility, or left out.').optional().meta({
      description: 'facility: the facility, its bot and its FAQs are kept; only the invented visits are removed',
    }),
  }),
  reply: saying,
});
