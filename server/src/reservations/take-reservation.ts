import type { NewReservation } from '@chat-module/contract/reservations';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { LocationRow, ReservationRow } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { writeOnce } from '../http/idempotency.ts';
import { newId } from '../ids.ts';
import { findLocation } from '../locations/locations.store.ts';
import { sizeOptionsOf } from '../locations/present-location.ts';
import { reservationMail } from './reservation-mail.ts';
import { findReservationByKey, insertReservation } from './reservations.store.ts';

/**
 * Stores a visitor's reservation together with the mail to the facility: either both are there or neither. A repeat
 * under the same key gets the reservation that is there.
 */
export async function takeReservation(
  context: Context,
  wish: NewReservation,
  idempotencyKey: string | null,
): Promise<ReservationRow> {
  const reservation = await writeOnce(
    () => storeReservation(context, wish, idempotencyKey),
    async () => (idempotencyKey === null ? undefined : findReservationByKey(context.db, wish.botId, idempotencyKey)),
  );
  context.outbox.wake();
  return reservation;
}

const storeReservation = (
  { db, clock, outbox }: Context,
  wish: NewReservation,
  idempotencyKey: string | null,
): Promise<ReservationRow> =>
  db.transaction().execute(async (transaction) => {
    const now = clock.now().toISOString();
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
      idempotencyKey,
      createdAt: now,
      updatedAt: now,
    };
    await insertReservation(transaction, row);
    if (location?.facilityEmail) await outbox.add(transaction, reservationMail(location, row), row.id);
    return row;
  });

const sizeOfUnit = (location: LocationRow | undefined, unitId: string | undefined): string =>
  (location && sizeOptionsOf(location).find((option) => option.id === unitId)?.size) ?? '';
