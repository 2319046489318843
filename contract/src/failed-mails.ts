import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, pageQuery } from './fields.ts';

/** What an email is about: a lead, a reservation, a visitor's conversation, or all of a location. */
export const failedMailSubjects = ['lead', 'reservation', 'conversation', 'location'] as const;

/** An email that the mail server has refused at least once. */
export const failedMail = z.object({
  id: z.string(),
  subject: z.string(),
  to: z.string().meta({ description: "The address; empty if it isn't stored in plain text" }),
  about: z
    .object({ kind: z.enum(failedMailSubjects), id: z.string(), name: z.string() })
    .nullable()
    .meta({ description: "null: it isn't about a visitor, or what it was about is deleted" }),
  error: z.string(),
  nextAttemptAt: instant.nullable().meta({ description: 'null: given up' }),
  isBeingSent: z.boolean().meta({ description: 'An attempt is under way: it can be neither sent again nor dismissed' }),
  canBeSent: z
    .boolean()
    .meta({ description: 'Whether its text is still there; secret ones are deleted when given up' }),
  createdAt: instant,
});
export type FailedMail = z.output<typeof failedMail>;

export const listFailedMails = endpoint({
  method: 'GET',
  path: '/api/admin/failed-mails',
  access: 'admin',
  summary: 'The emails of the last 30 days that were refused and not delivered, newest first',
  query: pageQuery,
  reply: z.array(failedMail),
  paged: true,
});

const ids = z.array(z.string().max(100)).min(1, 'Name at least one email.').max(200, 'At most 200 emails at once.');
const reply = z.object({
  mails: z.number().meta({ description: 'The number of these emails that were on the list and not being sent' }),
});

export const sendFailedMails = endpoint({
  method: 'POST',
  path: '/api/admin/failed-mails/send',
  access: 'admin',
  summary:
    'Send failed emails again, now; those that fail again return to the list, and those being sent are left alone',
  body: z.object({ ids }),
  reply,
});

export const dismissFailedMails = endpoint({
  method: 'POST',
  path: '/api/admin/failed-mails/dismiss',
  access: 'admin',
  summary: 'Delete failed emails; they are not sent any more, and those being sent are left alone',
  body: z.object({ ids }),
  reply,
});
