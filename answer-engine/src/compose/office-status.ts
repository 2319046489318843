import { localTime } from '@chat-module/opening-hours/local-time';
import { isAlwaysOpen, nextOpening, stateAt, unwrittenHoliday } from '@chat-module/opening-hours/query-hours';
import type { Understanding } from '../understand/understand.ts';
import { opensAgain } from './opens-again.ts';
import { readHours } from './read-hours.ts';

type OfficeAt = Pick<Understanding, 'facility' | 'now'>;

/** The office's hours and its state now; `undefined` if the hours don't say, such as on a holiday. */
function officeNow({ facility, now }: OfficeAt) {
  if (!facility?.officeHours) return undefined;
  const { office } = readHours(facility.officeHours);
  const local = localTime(now, facility.timezone);
  const state = stateAt(office, local);
  return state.kind === 'unknown' || unwrittenHoliday(office, local.date) ? undefined : { office, local, state };
}

/** Whether the record says that the office is closed now. */
export const isOfficeClosed = (at: OfficeAt): boolean => officeNow(at)?.state.kind === 'closed';

/** Whether the office is open now, and until when or from when; empty if the hours don't say. */
export function officeStatus({ texts, ...at }: Understanding): string {
  const known = officeNow(at);
  if (!known) return '';
  const { office, local, state } = known;
  if (state.kind === 'open') {
    return isAlwaysOpen(office)
      ? texts.service.openAroundTheClock
      : texts.service.openUntil(texts.hours.clock(state.untilMinute));
  }
  const opening = nextOpening(office, local);
  return [texts.hours.closedNow('office'), opening && opensAgain(texts.hours, opening)].filter(Boolean).join(' ');
}
