import type { NewLead } from '@chat-module/contract/leads';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { LeadRow } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { writeOnce } from '../http/idempotency.ts';
import { newId } from '../ids.ts';
import { findLocation } from '../locations/locations.store.ts';
import { leadMail } from './lead-mail.ts';
import { findLeadByKey, insertLead } from './leads.store.ts';

/**
 * Stores a visitor's contact details together with the mail to the facility: either both are there or neither. A repeat
 * under the same key gets the lead that is there.
 */
export async function takeLead(context: Context, given: NewLead, idempotencyKey: string | null): Promise<LeadRow> {
  const lead = await writeOnce(
    () => storeLead(context, given, idempotencyKey),
    async () => (idempotencyKey === null ? undefined : findLeadByKey(context.db, given.botId, idempotencyKey)),
  );
  context.outbox.wake();
  return lead;
}

const storeLead = ({ db, clock, outbox }: Context, given: NewLead, idempotencyKey: string | null): Promise<LeadRow> =>
  db.transaction().execute(async (transaction) => {
    const now = clock.now().toISOString();
    const bot = await findBot(transaction, given.botId);
    if (!bot) throw notFound('The bot');
    const location = bot.locationId === null ? undefined : await findLocation(transaction, bot.locationId);
    const row: LeadRow = {
      id: newId(),
      botId: bot.id,
      locationId: location?.id ?? null,
      sessionId: given.sessionId ?? '',
      name: given.name,
      phone: given.phone,
      email: given.email ?? '',
      inquiry: given.inquiry ?? '',
      unitSize: given.unitSize ?? '',
      status: 'new',
      notes: '',
      idempotencyKey,
      createdAt: now,
      updatedAt: now,
    };
    await insertLead(transaction, row);
    if (location?.facilityEmail) await outbox.add(transaction, leadMail(location, row), row.id);
    return row;
  });
