import type { UnderstoodHours } from '@chat-module/contract/locations';
import { english } from '../texts/english.ts';
import { wholeDay } from './clock-time.ts';
import { exampleHours } from './example-hours.ts';
import { parseHours } from './parse-hours.ts';
import type { DayHours, PlaceHours } from './written-hours.ts';

/** Monday first, as people write hours. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** What the chat makes of written hours, for the operator to check. */
export function describeWrittenHours(text: string): UnderstoodHours {
  const { office, gate, notUnderstood } = parseHours(text);
  return {
    office: describePlace(office),
    gate: describePlace(gate),
    notUnderstood: [...notUnderstood],
    examples: notUnderstood.map(exampleHours),
  };
}

/** Nothing of a place that nothing is written of. */
function describePlace({ week: days, specials }: PlaceHours): UnderstoodHours['office'] {
  const ofWeek = week.map((day) => ({ day: english.hours.weekday(day), hours: writeDay(days[day]) }));
  const ofSpecials = specials.map(({ day, hours }) => ({
    day: day.english.replace(/^the /, ''),
    hours: writeDay(hours),
  }));
  return days.some(Boolean) ? [...ofWeek, ...ofSpecials] : ofSpecials;
}

function writeDay(hours: DayHours | undefined): string | null {
  if (!hours) return null;
  if (hours.byAppointment) return 'By appointment';
  if (hours.spans.length === 0) return 'Closed';
  const { clock } = english.hours;
  return hours.spans
    .map(({ fromMinute, toMinute }) =>
      toMinute - fromMinute >= wholeDay ? 'Open 24 hours' : `${clock(fromMinute)} – ${clock(toMinute)}`,
    )
    .join(', ');
}
