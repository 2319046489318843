import { unitLabel } from '@chat-module/contract/locations';
import { calendarDay, daysBefore } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { notFound } from '../errors.ts';
import { deepLink } from '../mail/deep-link.ts';
import { hashToken } from '../secrets.ts';
import { findLocationOfFeed, listHoldEnds, listMoveIns } from './calendar-feed.store.ts';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const pastDays = 30;
const futureDays = 366;

const address = /^([\w-]{43})(?:\.ics)?$/;

/** The calendar under a secret address: move-ins of pending and confirmed reservations, and ends of holds. */
export async function readFeed({ db, clock, publicUrl }: Context, file: string): Promise<string> {
  const token = address.exec(file)?.[1];
  const location = token === undefined ? undefined : await findLocationOfFeed(db, hashToken(token));
  if (!location) throw notFound('The calendar');
  const today = calendarDay(clock.now(), location.timezone);
  const window = { from: daysBefore(today, pastDays), to: daysBefore(today, -futureDays) };
  const linkOf = ({ id }: ReservationRow): string => deepLink(publicUrl(), 'reservations', id);
  const moveIns = await listMoveIns(db, location.id, window);
  const holdEnds = await listHoldEnds(db, location.id, window);
  return writeCalendar(`${location.businessName}: move-ins`, [
    ...moveIns.map((row) => eventOf('Move-in', 'move-in', row, row.moveInDate, linkOf(row))),
    ...holdEnds.map((row) => eventOf('Hold ends', 'hold', row, row.heldUntil, linkOf(row))),
  ]);
}

function eventOf(what: string, kind: string, reservation: ReservationRow, day: string, url: string): CalendarEvent {
  const { id, status, customerName, customerPhone, unitSize, unitType, createdAt, updatedAt } = reservation;
  const unit = unitLabel({ size: unitSize, type: unitType });
  return {
    uid: `${id}-${kind}@chat-module`,
    day,
    summary: `${what}: ${customerName}${unit === '' ? '' : `, ${unit}`}${status === 'pending' ? ' (pending)' : ''}`,
    description: [`Phone: ${customerPhone}`, ...(unit === '' ? [] : [`Unit: ${unit}`]), `Status: ${status}`].join('\n'),
    url,
    isTentative: status === 'pending',
    createdAt,
    changedAt: updatedAt,
  };
}
