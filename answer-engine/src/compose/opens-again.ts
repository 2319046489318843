import { weekdayOf } from '@chat-module/opening-hours/civil-date';
import type { Opening } from '@chat-module/opening-hours/query-hours';
import type { Texts } from './texts/english.ts';

/** Says when a closed place opens next: "It opens again tomorrow at 9 AM." */
export function opensAgain(texts: Texts['hours'], { date, daysAhead, minute }: Opening): string {
  const time = texts.clock(minute);
  if (daysAhead === 0) return texts.opensToday(time);
  return daysAhead === 1 ? texts.opensTomorrow(time) : texts.opensOn(texts.weekday(weekdayOf(date)), time);
}
