import { calendarDay } from '../calendar.ts';
import { hour } from '../clock.ts';

/** The elapsed part of a calendar day, both ends included. */
export interface DayWindow {
  /** The day itself, as YYYY-MM-DD. */
  readonly day: string;
  readonly startMs: number;
  readonly endMs: number;
}

export function dayWindow(day: string, timezone: string, now: Date): DayWindow {
  const startMs = startOfDay(day, timezone);
  // Thirty hours later is the next day, even on the longest day of a year.
  const nextDay = calendarDay(new Date(startMs + 30 * hour), timezone);
  return { day, startMs, endMs: Math.min(startOfDay(nextDay, timezone) - 1, now.getTime()) };
}

/**
 * The first instant of a calendar day, found by search: where clocks go forward at midnight a day starts at 1 AM, and
 * offsets change.
 */
function startOfDay(day: string, timezone: string): number {
  const utcMidnightMs = Date.parse(`${day}T00:00:00Z`);
  let beforeMs = utcMidnightMs - 15 * hour;
  let startMs = utcMidnightMs + 15 * hour;
  while (startMs - beforeMs > 1) {
    const middleMs = Math.floor((beforeMs + startMs) / 2);
    if (calendarDay(new Date(middleMs), timezone) < day) beforeMs = middleMs;
    else startMs = middleMs;
  }
  return startMs;
}
