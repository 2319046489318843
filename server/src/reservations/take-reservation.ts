import type { SizeOption } from '@chat-module/contract/locations';
import type { NewReservation } from '@chat-module/contract/reservations';
import { findBot } from '../bots/bots.store.ts';
import { calendarDay } from '../calendar.ts';
import type { Context } from '../context.ts';
import { findPageOfSession } from '../conversations/sessions.store.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { badRequest, notFound } from '../errors.ts';
import { noHold } from '../holds/hold-times.ts';
import { bindKey, hashOf } from '../http/idempotency.ts';
import { newId } from '../ids.ts';
import { findLocation } from '../locations/locations.store.ts';
import { sizeOptionsOf } from '../locations/present-location.ts';
import type { Sender } from '../submissions/submission.ts';
import { duplicateKeyOf, submit } from '../submissions/submit.ts';
import { reservationKind } from './reservation-kind.ts';
import { reservationSearchText } from './reservations.store.ts';

/** The last time zone in which a day starts: a visitor's today may be the facility's yesterday. */
const lastTimeZone = 'Etc/GMT+12';

/** Returns what the visitor sent, even if it was merged into a row: a repeat must not reveal the rest of that row. */
export async function takeReservation(context: Context, wish: NewReservation, sender: Sender): Promise<ReservationRow> {
  const { db, clock } = context;
  const now = clock.now().toISOString();
  const { customerName, customerPhone, customerEmail = '', unitId = '', moveInDate = '', sessionId = '' } = wish;
  const bot = await findBot(db, wish.botId);
  if (!bot) throw notFound('The bot');
  const location = await findLocation(db, bot.locationId);
  if (moveInDate !== '' && moveInDate < calendarDay(clock.now(), lastTimeZone))
    throw badRequest("Move-in date can't be in the past.", 'moveInDate');
  const unit = location && findUnit(location, unitId);
  const unitSize = wish.unitSize || (unit?.size ?? '');
  const unitType = unit?.type ?? '';
  const row: ReservationRow = {
    id: newId(),
    botId: bot.id,
    locationId: location?.id ?? null,
    sessionId,
    unitId,
    unitSize,
    unitType,
    monthlyPriceCents: unit?.monthlyPriceCents ?? null,
    moveInDate,
    customerName,
    customerEmail,
    customerPhone,
    searchText: reservationSearchText({ customerName, customerPhone, customerEmail, unitSize, unitType }),
    status: 'pending',
    ...noHold,
    notes: '',
    assigneeId: null,
    followUpOn: '',
    pageUrl: await findPageOfSession(db, bot.id, sessionId),
    idempotencyKey: bindKey(sender.idempotencyKey, sessionId),
    bodyHash: hashOf([customerName, customerPhone, customerEmail, unitId, wish.unitSize ?? '', moveInDate]),
    duplicateKey: duplicateKeyOf(customerName, customerPhone, unitId, unitSize),
    createdAt: now,
    updatedAt: now,
  };
  const stored = await submit(context, reservationKind, row, location, sender);
  return { ...stored, customerName, customerPhone, customerEmail, moveInDate };
}

const findUnit = (location: LocationRow, unitId: string): SizeOption | undefined =>
  sizeOptionsOf(location).find(({ id }) => id === unitId);
