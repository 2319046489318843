import { halfDay, type TimeSpan, wholeDay } from './clock-time.ts';

interface ClockWords {
  readonly noon: string;
  readonly midnight: string;
  readonly am: string;
  readonly pm: string;
}

/** Writes times of the day in the words of a language. */
export const createClockWriter = ({ noon, midnight, am, pm }: ClockWords) => ({
  time(minuteOfDay: number): string {
    const minutes = minuteOfDay % wholeDay;
    if (minutes === halfDay) return noon;
    if (minutes === 0) return midnight;
    const hour = Math.floor(minutes / 60);
    return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? am : pm}`;
  },
  isAroundTheClock: (spans: readonly TimeSpan[]): boolean =>
    spans.some(({ fromMinute, toMinute }) => toMinute - fromMinute >= wholeDay),
});
