import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { mostCounted } from './most-counted.ts';

const openCount = (description: string) => z.number().int().nonnegative().max(mostCounted).meta({ description });

/** Counts of the work that waits for an operator, each at most `mostCounted`. */
export const attention = z.object({
  newLeads: openCount('Leads with the status new'),
  pendingReservations: openCount('Reservations with the status pending'),
  unansweredQuestions: openCount('Listed questions that no bot could answer'),
  failedMails: openCount(
    'Mails of the last 30 days that were refused and are not delivered; null unless an admin asks',
  ).nullable(),
});
export type Attention = z.output<typeof attention>;

export const getAttention = endpoint({
  method: 'GET',
  path: '/api/admin/attention',
  access: 'signedIn',
  summary: 'The open work of the operator: new leads, pending reservations, unanswered questions, failed emails',
  reply: attention,
});
