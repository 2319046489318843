import type { OfficeStatus, Opening } from '../api/office-status.ts';
import { fill, texts } from '../texts/texts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Like "9 AM", "5:30 PM" or, in Spanish, "17:30". Doesn't use `Intl`, whose first use blocks the page for a long task
 * on a phone.
 */
const clockTime = (localMs: number): string => {
  const time = new Date(localMs);
  const [hour, minute] = [time.getUTCHours(), `${time.getUTCMinutes()}`.padStart(2, '0')];
  if (texts.lang.startsWith('es')) return `${hour}:${minute}`;
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'AM' : 'PM'}`;
};

const opens = ({ from, offsetMs }: Opening, now: number): string => {
  const localMs = from + offsetMs;
  const time = clockTime(localMs);
  const days = Math.floor(localMs / dayMs) - Math.floor((now + offsetMs) / dayMs);
  if (days === 0) return fill(texts.opensAt, time);
  if (days === 1) return fill(texts.opensTomorrow, time);
  return fill(texts.opensOn, `${texts.days.split(' ')[new Date(localMs).getUTCDay()]}, ${time}`);
};

/** Whether the office is open at a time, and until or from when; empty if that isn't known. */
export const officeLine = ({ openings, knownUntil }: OfficeStatus, now: number): string => {
  // False too if nothing is known.
  if (!(now < knownUntil)) return '';
  const next = openings.find(({ until }) => !(until <= now));
  if (!next) return texts.closed;
  if (next.from > now) return opens(next, now);
  return next.until ? fill(texts.openUntil, clockTime(next.until + next.offsetMs)) : texts.open;
};
