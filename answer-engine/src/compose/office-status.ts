import { localTime } from '@chat-module/opening-hours/local-time';
import { isAlwaysOpen, nextOpening, stateAt, unwrittenHoliday } from '@chat-module/opening-hours/query-hours';
import type { Understanding } from '../understand/understand.ts';
import { opensAgain } from './opens-again.ts';
import { readHours } from './read-hours.ts';

/** Whether the record says that the office is closed now. */
export function isOfficeClosed({ facility, now }: Understanding): boolean {
  if (!facility?.officeHours) return false;
  return stateAt(readHours(facility.officeHours).office, localTime(now, facility.timezone)).kind === 'closed';
}

/** Whether the office is open now, and until when or from when; empty where the hours do not say, such as on a holiday. */
export function officeStatus({ texts, facility, now }: Understanding): string {
  if (!facility?.officeHours) return '';
  const { office } = readHours(facility.officeHours);
  const local = localTime(now, facility.timezone);
  const state = stateAt(office, local);
  if (state.kind === 'unknown' || unwrittenHoliday(office, local.date)) return '';
  if (state.kind === 'open') {
    return isAlwaysOpen(office)
      ? texts.service.openAroundTheClock
      : texts.service.openUntil(texts.hours.clock(state.untilMinute));
  }
  const opening = nextOpening(office, local);
  return [texts.hours.closedNow('office'), opening && opensAgain(texts.hours, opening)].filter(Boolean).join(' ');
}
