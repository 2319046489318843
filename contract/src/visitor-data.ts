import { z } from 'zod';
import { conversation, visitorSession } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { unansweredQuestion } from './faqs.ts';
import { instant, requiredText } from './fields.ts';
import { lead } from './leads.ts';
import { reservation } from './reservations.ts';
import { historyEntry } from './submissions.ts';

/** Everything stored about one visitor. */
export const visitorData = z.object({
  leads: z.array(lead),
  reservations: z.array(reservation),
  history: z
    .array(historyEntry.extend({ leadId: z.string().nullable(), reservationId: z.string().nullable() }))
    .meta({ description: 'Changes of the leads and reservations, and the notes on them' }),
  sessions: z.array(visitorSession),
  conversations: z.array(conversation),
  openQuestions: z.array(unansweredQuestion),
  mails: z
    .array(z.object({ to: z.string(), subject: z.string(), text: z.string(), createdAt: instant }))
    .meta({ description: 'To the facility, about the leads and reservations; kept for 30 days' }),
  erased: z.boolean(),
});
export type VisitorData = z.output<typeof visitorData>;

export const getVisitorData = endpoint({
  method: 'POST',
  path: '/api/admin/visitor-data',
  access: 'admin',
  summary: 'Everything stored about a phone number, an email address or a chat session; `erase` deletes it',
  body: z.object({
    contact: requiredText('Phone, email or session id', 254),
    erase: z.boolean('Erase must be true or false.').default(false),
  }),
  reply: visitorData,
});
