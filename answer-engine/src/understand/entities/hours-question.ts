import { addDays, type CivilDate, isBefore, weekdayOf } from '@chat-module/opening-hours/civil-date';
import { clockTime, halfDay, minuteOf } from '@chat-module/opening-hours/clock-time';
import type { Place } from '@chat-module/opening-hours/hours-vocabulary';
import type { LocalTime } from '@chat-module/opening-hours/local-time';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import {
  holidays,
  holidaysInGeneral,
  monthsByName,
  type SpecialDay,
  yearlyDate,
} from '@chat-module/opening-hours/special-days';
import { dayGroups, phrasesOf, weekdays } from '@chat-module/opening-hours/weekdays';
import { hoursQuestionPhrases } from '../../lexicon/hours-question-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { splitWords } from '../../text/tokenize.ts';

/** The days that a question is about; `unsaid` when it names none. */
type DaysAsked =
  | { readonly kind: 'unsaid' | 'now' | 'holidays' }
  | { readonly kind: 'dates'; readonly dates: readonly CivilDate[] }
  | { readonly kind: 'special'; readonly day: SpecialDay };

/** A time of day, in minutes after midnight, with its relation to the question. */
export interface TimeAsked {
  readonly minute: number;
  readonly relation: 'at' | 'after' | 'before';
}

/** The slots of a question about opening hours. */
export interface HoursQuestion {
  readonly place: Place;
  readonly days: DaysAsked;
  readonly time: TimeAsked | undefined;
  readonly aspect: 'open' | 'opens' | 'closes' | 'lunch';
}

const exactly = (written: string): string =>
  phrasesOf(written)
    .map((phrase) => `=${phrase}`)
    .join(', ');

const matcher = createPhraseMatcher<string>([
  ...Object.entries(hoursQuestionPhrases),
  ...weekdays.map(({ english, names }): [string, string] => [english, exactly(names)]),
  ['weekend', exactly(dayGroups.weekend.names)],
  ['working_days', exactly(dayGroups.workingDays.names)],
]);

/** Parses a question about opening hours. `now` is the local time of the facility, from which "today" counts. */
export function parseHoursQuestion(text: string, now: LocalTime): HoursQuestion {
  const asked = normalizeText(text).replace(/\s+/g, ' ');
  const found = matcher.find(splitWords(text));
  const groups = new Set<string>(found.map(({ name }) => name));
  // In "por la mañana", "mañana" does not mean tomorrow.
  const isTomorrow = found.some(({ name }) => name === 'tomorrow') && !groups.has('in_the_morning');
  if (!isTomorrow) groups.delete('tomorrow');
  const time = parseTime(asked);
  return {
    place: groups.has('gate') && !groups.has('office') ? 'gate' : 'office',
    days: parseDays(asked, groups, now),
    time,
    aspect: parseAspect(groups, time),
  };
}

function parseAspect(groups: ReadonlySet<string>, time: TimeAsked | undefined): HoursQuestion['aspect'] {
  // "How late are you open? I come on my lunch break" does not ask about a break of the office.
  const asksForTime = time || (!groups.has('close') && (groups.has('until') || groups.has('from_when')));
  if (groups.has('lunch') && !asksForTime) return 'lunch';
  if (groups.has('until')) return 'closes';
  if (groups.has('from_when')) return 'opens';
  if (!groups.has('what_time') || groups.has('open') === groups.has('close')) return 'open';
  return groups.has('close') ? 'closes' : 'opens';
}

function parseDays(asked: string, groups: ReadonlySet<string>, now: LocalTime): DaysAsked {
  const day = findHoliday(asked) ?? parseDate(asked);
  if (day) return { kind: 'special', day };
  if (phraseIn(asked, holidaysInGeneral)) return { kind: 'holidays' };
  const dates = weekdaysIn(groups).map((weekday) => nextWeekday(weekday, now.date));
  if (dates.length > 0) return { kind: 'dates', dates: dates.sort((a, b) => (isBefore(a, b) ? -1 : 1)) };
  const daysAhead = daysAheadIn(groups);
  if (daysAhead !== undefined) return { kind: 'dates', dates: [addDays(now.date, daysAhead)] };
  return groups.has('now') || groups.has('asks_if_open') ? { kind: 'now' } : { kind: 'unsaid' };
}

function daysAheadIn(groups: ReadonlySet<string>): number | undefined {
  if (groups.has('in_two_days')) return 2;
  if (groups.has('tomorrow')) return 1;
  return groups.has('today') ? 0 : undefined;
}

function weekdaysIn(groups: ReadonlySet<string>): number[] {
  const named = weekdays.flatMap(({ english }, weekday) => (groups.has(english) ? [weekday] : []));
  if (named.length > 0) return named;
  if (groups.has('weekend')) return [...dayGroups.weekend.days];
  return groups.has('working_days') ? [...dayGroups.workingDays.days] : [];
}

function phraseIn(asked: string, written: string): boolean {
  const padded = ` ${asked.replace(/[^a-z0-9 ]/g, ' ')} `;
  return written.split(/[,|]/).some((phrase) => padded.includes(` ${phrase.trim()} `));
}

/** The holiday with the longest name in the question: Christmas Eve is not Christmas. */
function findHoliday(asked: string): SpecialDay | undefined {
  const padded = ` ${asked.replace(/[^a-z0-9 ]/g, ' ').replace(/\s+/g, ' ')} `;
  const found = holidays.flatMap((day) =>
    day.written
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => padded.includes(` ${phrase} `))
      .map((phrase) => ({ day, length: phrase.length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.day;
}

const monthPattern = [...monthsByName.keys()].join('|');
const datePattern = new RegExp(
  `\\b(?:(${monthPattern})\\.? (\\d{1,2})|(\\d{1,2}) (?:of |de )?(${monthPattern}))(?:st|nd|rd|th)?\\b`,
);

/** Parses a date such as "dec 24", "24 de diciembre" or "12/24". */
function parseDate(asked: string): SpecialDay | undefined {
  const [, monthBefore, dayAfter, dayBefore, monthAfter] = datePattern.exec(asked) ?? [];
  const [, monthNumber, dayNumber] = /\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\b/.exec(asked) ?? [];
  const month = monthsByName.get(monthBefore ?? monthAfter ?? '') ?? Number(monthNumber);
  const dayOfMonth = Number(dayAfter ?? dayBefore ?? dayNumber);
  return month >= 1 && dayOfMonth >= 1 && dayOfMonth <= 31 ? yearlyDate(month, dayOfMonth) : undefined;
}

/** The date of the next such weekday; today counts. */
const nextWeekday = (weekday: number, today: CivilDate): CivilDate =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7);

const timePattern =
  /\b(?:(at|around|by|after|past|later than|before|until|till|til|a las|a la|despues de las?|antes de las?|hasta las?) )?(?:(\d{1,2})(?:[:.](\d\d))? ?(am|pm|a\.m\.?|p\.m\.?|a|p|oclock|de la (?:manana|tarde|noche))?|(noon|midnight|mediodia|medianoche))(?![\w/'])/g;

const relations: readonly (readonly [RegExp, TimeAsked['relation']])[] = [
  [/^(?:after|past|later|until|till?|despues|hasta)/, 'after'],
  [/^(?:before|antes)/, 'before'],
];

/** Parses a time of day. Without am or pm it counts only when one of them is likely. */
function parseTime(asked: string): TimeAsked | undefined {
  for (const [, before = '', hour, minute = '0', half = '', name] of asked.matchAll(timePattern)) {
    const relation = relations.find(([rule]) => rule.test(before))?.[1] ?? 'at';
    if (name) return { relation, minute: /^(?:noon|mediodia)/.test(name) ? halfDay : 2 * halfDay - 1 };
    if (before === '' && half === '') continue;
    const parsed = minuteOfDay(hour ?? '', minute, half, relation);
    // "Until six" asks whether it is open at six.
    if (parsed !== undefined)
      return { relation: /^(?:until|til|hasta)/.test(before) ? 'at' : relation, minute: parsed };
  }
  return undefined;
}

function minuteOfDay(hour: string, minute: string, half: string, relation: TimeAsked['relation']): number | undefined {
  const meridiem = meridiemOf(half) ?? likelyHalf(Number(hour), relation);
  const time = meridiem && clockTime(hour, minute, meridiem);
  return time && minuteOf(time);
}

function meridiemOf(half: string): 'am' | 'pm' | undefined {
  if (/^a|manana/.test(half)) return 'am';
  return /^p|tarde|noche/.test(half) ? 'pm' : undefined;
}

/** Guesses am or pm: "after 6" means the evening, "before 8" the morning, and "at 7" is ambiguous. */
function likelyHalf(hour: number, relation: TimeAsked['relation']): 'am' | 'pm' | undefined {
  if (hour > 12) return 'pm';
  if (relation === 'after') return 'pm';
  if (relation === 'before') return hour >= 5 && hour <= 11 ? 'am' : 'pm';
  if (hour >= 9 && hour <= 11) return 'am';
  return hour === 12 || hour <= 6 ? 'pm' : undefined;
}
