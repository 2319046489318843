import { writeList } from '../write-list.ts';
import type { TimeSpan } from './parse-clock-time.ts';

export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export function writeTime(minuteOfDay: number): string {
  if (minuteOfDay === 12 * 60) return 'noon';
  if (minuteOfDay % (24 * 60) === 0) return 'midnight';
  const hour = Math.floor(minuteOfDay / 60);
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

const writeSpan = ({ fromMinute, toMinute }: TimeSpan): string => `${writeTime(fromMinute)} to ${writeTime(toMinute)}`;

/** "from 8:00 AM to noon and 1:00 PM to 5:00 PM" */
export const writeSpans = (spans: readonly TimeSpan[]): string => {
  const [only] = spans;
  if (spans.length === 1 && only?.toMinute === 24 * 60 && only.fromMinute === 0) return 'around the clock';
  return `from ${writeList(spans.map(writeSpan), 'and')}`;
};
