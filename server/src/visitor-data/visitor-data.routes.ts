import { getVisitorData, type VisitorData } from '@chat-module/contract/visitor-data';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { presentConversation } from '../conversations/present-conversation.ts';
import type { OutboxRow } from '../database/rows/mails.ts';
import { serve } from '../http/serve.ts';
import { openLeadStatuses } from '../leads/leads.store.ts';
import { nameDeletedLocations } from '../locations/name-deleted-locations.ts';
import type { Mail } from '../mail/mailer.ts';
import { openReservationStatuses } from '../reservations/reservations.store.ts';
import { describeWork } from '../submissions/describe-work.ts';
import { presentEntry } from '../submissions/history.store.ts';
import { exportOrEraseVisitorData } from './erase-visitor.ts';
import type { FoundData } from './find-visitor-data.ts';

export function visitorDataRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, getVisitorData, async ({ body, operator }) =>
    present(context, await exportOrEraseVisitorData(context, body.contact, body.erase, operator), body.erase),
  );
}

const present = async (context: Context, found: FoundData, erased: boolean): Promise<VisitorData> => ({
  leads: await describeWork(context, found.leads, openLeadStatuses),
  reservations: await describeWork(context, found.reservations, openReservationStatuses),
  history: found.history.map((row) => ({
    ...presentEntry(row),
    leadId: row.leadId,
    reservationId: row.reservationId,
  })),
  sessions: await nameDeletedLocations(context.db, found.sessions),
  conversations: await nameDeletedLocations(context.db, found.conversations.map(presentConversation)),
  openQuestions: [...found.openQuestions],
  mails: found.mails.map(presentMail),
  erased,
});

function presentMail({ mail, createdAt }: OutboxRow): VisitorData['mails'][number] {
  // Stored as JSON, written only by this server.
  const { to, subject, text }: Mail = JSON.parse(mail);
  return { to, subject, text, createdAt };
}
