import { calendarDay, startOfDay } from '../calendar.ts';
import { hour } from '../clock.ts';

/** The elapsed part of a calendar day, both ends included. */
export interface DayWindow {
  /** The day itself, as YYYY-MM-DD. */
  readonly day: string;
  readonly startMs: number;
  readonly endMs: number;
}

export function dayWindow(day: string, timezone: string, now: Date): DayWindow {
  const startMs = startOfDay(day, timezone).getTime();
  // Thirty hours later is the next day, even on the longest day of a year.
  const nextDay = calendarDay(new Date(startMs + 30 * hour), timezone);
  return { day, startMs, endMs: Math.min(startOfDay(nextDay, timezone).getTime() - 1, now.getTime()) };
}
