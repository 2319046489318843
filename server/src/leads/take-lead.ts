import type { NewLead } from '@chat-module/contract/leads';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { closeFormOffer } from '../conversations/close-form-offer.ts';
import { findPageOfSession } from '../conversations/sessions.store.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { bindKey, hashOf } from '../http/idempotency.ts';
import { newId } from '../ids.ts';
import { findLocation } from '../locations/locations.store.ts';
import type { Sender, SubmissionKind } from '../submissions/submission.ts';
import { duplicateKeyOf, submit } from '../submissions/submit.ts';
import { updateMail } from '../submissions/update-mail.ts';
import { leadMail } from './lead-mail.ts';
import { findDuplicateLead, findLeadByKey, insertLead, leadSearchText, updateLead } from './leads.store.ts';

/** Updates the search text with the fields that a repeat has filled. */
async function mergeIntoLead(db: Database, id: string, changes: Partial<LeadRow>): Promise<LeadRow | undefined> {
  const merged = await updateLead(db, id, changes);
  return merged && updateLead(db, id, { searchText: leadSearchText(merged) });
}

const leads: SubmissionKind<LeadRow> = {
  table: 'leads',
  details: [
    { field: 'email', name: 'email' },
    { field: 'inquiry', name: 'inquiry' },
  ],
  findByKey: findLeadByKey,
  findDuplicate: findDuplicateLead,
  async insert(transaction, row) {
    await insertLead(transaction, row);
    await closeFormOffer(transaction, row);
  },
  update: mergeIntoLead,
  mail: leadMail,
  updateMail: (location, lead, added, link) => updateMail(location, { what: 'Lead', ...lead }, added, link),
};

export async function takeLead(context: Context, given: NewLead, sender: Sender): Promise<LeadRow> {
  const { db, clock } = context;
  const now = clock.now().toISOString();
  const bot = await findBot(db, given.botId);
  if (!bot) throw notFound('The bot');
  const location = bot.locationId === null ? undefined : await findLocation(db, bot.locationId);
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
  return submit(context, leads, row, location, sender);
}
