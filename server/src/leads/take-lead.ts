import type { NewLead } from '@chat-module/contract/leads';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { LeadRow } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { findLocation } from '../locations/locations.store.ts';
import { leadMail } from './lead-mail.ts';
import { insertLead } from './leads.store.ts';

/** Stores a visitor's contact details together with the mail to the facility: either both are there or neither. */
export async function takeLead({ db, clock, outbox }: Context, given: NewLead): Promise<LeadRow> {
  const now = clock.now().toISOString();
  const lead = await db.transaction().execute(async (transaction) => {
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
      createdAt: now,
      updatedAt: now,
    };
    await insertLead(transaction, row);
    if (location?.facilityEmail) await outbox.add(transaction, leadMail(location, row));
    return row;
  });
  outbox.wake();
  return lead;
}
