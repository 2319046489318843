import type { NewReservation } from '@chat-module/contract/reservations';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { LocationRow, ReservationRow } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { findLocation } from '../locations/locations.store.ts';
import { sizeOptionsOf } from '../locations/present-location.ts';
import { reservationMail } from './reservation-mail.ts';
import { insertReservation } from './reservations.store.ts';

/** Stores a visitor's reservation together with the mail to the facility: either both are there or neither. */
export async function takeReservation(context: Context, wish: NewReservation): Promise<ReservationRow> {
  const { db, clock, outbox } = context;
  const now = clock.now().toISOString();
  const reservation = await db.transaction().execute(async (transaction) => {
    const bot = await findBot(transaction, wish.botId);
    if (!bot) throw notFound('The bot');
    const location = bot.locationId === null ? undefined : await findLocation(transaction, bot.locationId);
    const row: ReservationRow = {
      id: newId(),
      botId: bot.id,
      locationId: location?.id ?? null,
      sessionId: wish.sessionId ?? '',
      unitId: wish.unitId ?? '',
      unitSize: wish.unitSize || sizeOfUnit(location, wish.unitId),
      customerName: wish.customerName,
      customerEmail: wish.customerEmail ?? '',
      customerPhone: wish.customerPhone,
      status: 'pending',
      notes: '',
      createdAt: now,
      updatedAt: now,
    };
    await insertReservation(transaction, row);
    if (location?.facilityEmail) await outbox.add(transaction, reservationMail(location, row));
    return row;
  });
  outbox.wake();
  return reservation;
}

const sizeOfUnit = (location: LocationRow | undefined, unitId: string | undefined): string =>
  (location && sizeOptionsOf(location).find((option) => option.id === unitId)?.size) ?? '';
