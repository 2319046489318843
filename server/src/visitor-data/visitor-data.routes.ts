import { getVisitorData, type VisitorData } from '@chat-module/contract/visitor-data';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { presentConversation } from '../conversations/present-conversation.ts';
import type { Database, OutboxRow } from '../database/schema.ts';
import { serve } from '../http/serve.ts';
import { nameDeletedLocations } from '../locations/name-deleted-locations.ts';
import type { Mail } from '../mail/mailer.ts';
import { takeOutVisitorData } from './erase-visitor.ts';
import type { FoundData } from './find-visitor-data.ts';

export function visitorDataRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, getVisitorData, async ({ body, operator }) =>
    present(context.db, await takeOutVisitorData(context, body.contact, body.erase, operator), body.erase),
  );
}

const present = async (db: Database, found: FoundData, erased: boolean): Promise<VisitorData> => ({
  leads: await nameDeletedLocations(db, found.leads),
  reservations: await nameDeletedLocations(db, found.reservations),
  sessions: await nameDeletedLocations(db, found.sessions),
  conversations: await nameDeletedLocations(db, found.conversations.map(presentConversation)),
  openQuestions: [...found.openQuestions],
  mails: found.mails.map(presentMail),
  erased,
});

function presentMail({ mail, createdAt }: OutboxRow): VisitorData['mails'][number] {
  // Stored as JSON, written only by this server.
  const { to, subject, text }: Mail = JSON.parse(mail);
  return { to, subject, text, createdAt };
}
