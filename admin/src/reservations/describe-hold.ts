import type { Reservation } from '@chat-module/contract/reservations';
import type { BadgeLook } from '../ui/badge.tsx';

const dayMs = 24 * 60 * 60 * 1000;

const dayFormat = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The text about a reservation's hold in a list; empty without a hold. The last two days are highlighted. */
export function describeHold(
  { heldUntil, holdEndsAt }: Pick<Reservation, 'heldUntil' | 'holdEndsAt'>,
  now: Date,
): BadgeLook | undefined {
  if (heldUntil === '') return undefined;
  const lastDay = dayFormat.format(new Date(heldUntil));
  const leftMs = holdEndsAt === null ? 0 : Date.parse(holdEndsAt) - now.getTime();
  if (leftMs <= 0) return { label: `Hold expired ${lastDay}`, tone: 'danger' };
  if (leftMs <= dayMs) return { label: 'Hold ends today', tone: 'warning' };
  if (leftMs <= 2 * dayMs) return { label: 'Hold ends tomorrow', tone: 'warning' };
  return { label: `Held until ${lastDay}`, tone: 'neutral' };
}
