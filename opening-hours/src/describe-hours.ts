import { closeAt } from './adjust-hours.ts';
import { wholeDay } from './clock-time.ts';
import { exampleHours } from './example-line.ts';
import { parseHours } from './parse-hours.ts';
import { weekdays } from './weekdays.ts';
import { createClockWriter } from './write-clock.ts';
import { type Closing, type DayHours, isClosing, type PlaceHours, type SeasonHours } from './written-hours.ts';

interface DescribedDay {
  /** A weekday, weekdays of a season or a holiday, in English. */
  readonly day: string;
  /** `null`: unknown. */
  readonly hours: string | null;
}

export interface DescribedHours {
  readonly office: DescribedDay[];
  readonly gate: DescribedDay[];
  /** The lines that could not be parsed, as written. */
  readonly notUnderstood: string[];
  /** For each of these lines, a similar one that can be parsed. */
  readonly examples: string[];
}

const clock = createClockWriter({ noon: 'noon', midnight: 'midnight', am: 'AM', pm: 'PM' });

/** Monday first, as people write hours. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** Describes the hours parsed from a text day by day, for the operator to check. */
export function describeHours(text: string): DescribedHours {
  const { office, gate, notUnderstood } = parseHours(text);
  return {
    office: describePlace(office),
    gate: describePlace(gate),
    notUnderstood: [...notUnderstood],
    examples: notUnderstood.map(exampleHours),
  };
}

/** Empty for a place without written hours. */
function describePlace({ week: days, seasons, specials }: PlaceHours): DescribedDay[] {
  const ofWeek = week.map((day) => ({ day: weekdays[day]?.english ?? '', hours: writeDay(days[day]) }));
  const ofSpecials = specials.map(({ day, hours }) => ({
    day: day.english.replace(/^the (.)/, (_, first: string) => first.toUpperCase()),
    hours: hours && isClosing(hours) ? writeClosing(days, hours) : writeDay(hours),
  }));
  const others = [...seasons.flatMap(describeSeason), ...ofSpecials];
  return days.some(Boolean) || seasons.length > 0 ? [...ofWeek, ...others] : others;
}

/** The day's usual hours show whether "3" is in the afternoon. */
function writeClosing(week: PlaceHours['week'], { closesAt }: Closing): string | null {
  const [last] = week.flatMap((day) => closeAt(day, closesAt)?.spans.at(-1) ?? []);
  return last ? `Closes at ${clock.time(last.toMinute)}` : null;
}

/** One row for each run of weekdays with the same hours. */
function describeSeason({ season, days }: SeasonHours): DescribedDay[] {
  const runs: { first: number; last: number; hours: string | null }[] = [];
  for (const weekday of week) {
    const day = days.find((it) => it.weekday === weekday);
    if (!day) continue;
    const hours = writeDay(day.hours);
    const run = runs.at(-1);
    if (run?.hours === hours && (run.last + 1) % 7 === weekday) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, hours });
  }
  return runs.map(({ first, last, hours }) => {
    const names = [...new Set([first, last])].map((day) => weekdays[day]?.english ?? '');
    return { day: `${names.join(' – ')}, ${season.english}`, hours };
  });
}

function writeDay(hours: DayHours | undefined): string | null {
  if (!hours) return null;
  if (hours.byAppointment) return 'By appointment';
  if (hours.spans.length === 0) return 'Closed';
  return hours.spans
    .map(({ fromMinute, toMinute }) =>
      toMinute - fromMinute >= wholeDay ? 'Open 24 hours' : `${clock.time(fromMinute)} – ${clock.time(toMinute)}`,
    )
    .join(', ');
}
