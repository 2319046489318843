import { weekdayOf } from '@chat-module/opening-hours/civil-date';
import { localTime } from '@chat-module/opening-hours/local-time';
import { parseHours } from '@chat-module/opening-hours/parse-hours';
import { nextOpening, stateAt, unwrittenHoliday } from '@chat-module/opening-hours/query-hours';
import { memoize } from '../text/memoize.ts';
import type { Understanding } from '../understand/understand.ts';

/** About one text per active facility. */
const memoizedTexts = 1000;
const readHours = memoize(parseHours, memoizedTexts);

const minutesOfDay = 24 * 60;

/** Whether the office is open now, and until when or from when; empty where the hours do not say, such as on a holiday. */
export function officeStatus({ texts, facility, now }: Understanding): string {
  if (!facility?.officeHours) return '';
  const { office } = readHours(facility.officeHours);
  const local = localTime(now, facility.timezone);
  const state = stateAt(office, local);
  if (state.kind === 'unknown' || unwrittenHoliday(office, local.date)) return '';
  if (state.kind === 'open') {
    const isAlways = office.week.every((day) =>
      day?.spans.some(({ fromMinute, toMinute }) => toMinute - fromMinute >= minutesOfDay),
    );
    return isAlways ? texts.service.openAroundTheClock : texts.service.openUntil(texts.hours.clock(state.untilMinute));
  }
  const opening = nextOpening(office, local);
  if (!opening) return texts.hours.closedNow('office');
  const time = texts.hours.clock(opening.minute);
  const opens = [texts.hours.opensToday, texts.hours.opensTomorrow][opening.daysAhead];
  return `${texts.hours.closedNow('office')} ${opens ? opens(time) : texts.hours.opensOn(texts.hours.weekday(weekdayOf(opening.date)), time)}`;
}
