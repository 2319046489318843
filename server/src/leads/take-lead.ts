import type { NewLead } from '@chat-module/contract/leads';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { findPageOfSession } from '../conversations/sessions.store.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import { notFound } from '../errors.ts';
import { bindKey, hashOf } from '../http/idempotency.ts';
import { newId } from '../ids.ts';
import { findLocation } from '../locations/locations.store.ts';
import type { Sender } from '../submissions/submission.ts';
import { duplicateKeyOf, submit } from '../submissions/submit.ts';
import { leadKind } from './lead-kind.ts';
import { leadSearchText } from './leads.store.ts';

export async function takeLead(context: Context, given: NewLead, sender: Sender): Promise<LeadRow> {
  const { db, clock } = context;
  const now = clock.now().toISOString();
  const bot = await findBot(db, given.botId);
  if (!bot) throw notFound('The bot');
  const location = await findLocation(db, bot.locationId);
  const { name, phone, email = '', inquiry = '', unitSize = '', sessionId = '' } = given;
  const left = { name, phone, email, inquiry, unitSize };
  const row: LeadRow = {
    id: newId(),
    botId: bot.id,
    locationId: location?.id ?? null,
    sessionId,
    ...left,
    searchText: leadSearchText(left),
    status: 'new',
    notes: '',
    assigneeId: null,
    followUpOn: '',
    pageUrl: given.pageUrl || (await findPageOfSession(db, bot.id, sessionId)),
    idempotencyKey: bindKey(sender.idempotencyKey, sessionId),
    bodyHash: hashOf([name, phone, email, inquiry, unitSize]),
    duplicateKey: duplicateKeyOf(name, phone, '', unitSize),
    createdAt: now,
    updatedAt: now,
  };
  return submit(context, leadKind, row, location, sender);
}
