import type { OfficeStatus } from '../api/office-status.ts';
import { fill, texts } from '../texts/texts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Like "9 AM" or "5:30 PM". */
const clockTime = (at: number, timeZone: string): string => {
  const minute = new Date(at).getUTCMinutes() ? '2-digit' : undefined;
  return new Date(at).toLocaleTimeString(texts.lang, { hour: 'numeric', minute, timeZone });
};

const dayOf = (at: number, timeZone: string): string => new Date(at).toLocaleDateString('en', { timeZone });

const opens = (from: number, now: number, timeZone: string): string => {
  const time = clockTime(from, timeZone);
  if (dayOf(from, timeZone) === dayOf(now, timeZone)) return fill(texts.opensAt, time);
  if (dayOf(from, timeZone) === dayOf(now + dayMs, timeZone)) return fill(texts.opensTomorrow, time);
  const day = new Date(from).toLocaleDateString(texts.lang, { weekday: 'long', timeZone });
  return fill(texts.opensOn, `${day}, ${time}`);
};

/** Whether the office is open at a time, and until or from when; empty if that isn't known. */
export const officeLine = ({ openings, knownUntil }: OfficeStatus, now: number, timeZone: string): string => {
  // Also false if nothing is known.
  if (!(now < knownUntil)) return '';
  const next = openings.find(({ until }) => !(until <= now));
  if (!next) return texts.closed;
  if (next.from > now) return opens(next.from, now, timeZone);
  return next.until ? fill(texts.openUntil, clockTime(next.until, timeZone)) : texts.open;
};
