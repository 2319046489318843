import { addDays, type CivilDate, isBefore, nthWeekday, weekdayOf } from '@chat-module/opening-hours/civil-date';
import { monthsByName, ordinals } from '@chat-module/opening-hours/special-days';
import { dayNamePattern, phrasesOf, weekdays } from '@chat-module/opening-hours/weekdays';

/** A way to name a day, in normalized text with numbers as digits, and the day that a match means. */
export type DatePattern = readonly [RegExp, (match: RegExpExecArray, today: CivilDate) => CivilDate | undefined];

/**
 * Finds a day in a text.
 *
 * @param patterns the most exact first
 * @param isMeant whether a day counts, by the text before it; by default, any does
 */
export function findDate(
  said: string,
  patterns: readonly DatePattern[],
  today: CivilDate,
  isMeant: (before: string, date: CivilDate) => boolean = () => true,
): CivilDate | undefined {
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(said);
    const date = match && read(match, today);
    if (date && isMeant(said.slice(0, match.index), date)) return date;
  }
  return undefined;
}

export const monthNames = [...monthsByName.keys()].sort((a, b) => b.length - a.length).join('|');

export const monthNamed = (name = ''): number => monthsByName.get(name) ?? 0;

const nthDay = `\\b(${ordinals.flatMap(({ written }) => written).join('|')}) (${dayNamePattern})`;

/** The nth weekday of a month, in this year or the next; of this month or the next without a month. */
function nthDayIn([, ordinal = '', day = '', month]: RegExpExecArray, today: CivilDate): CivilDate | undefined {
  const nth = ordinals.find(({ written }) => written.includes(ordinal))?.nth;
  const weekday = weekdays.findIndex(({ names }) => phrasesOf(names).includes(day));
  if (nth === undefined || weekday < 0) return undefined;
  const inYear = (year: number, of: number) => nthWeekday(year, of, weekday, nth);
  const { year } = today;
  const next = today.month % 12;
  const possible = month
    ? [inYear(year, monthNamed(month)), inYear(year + 1, monthNamed(month))]
    : [inYear(year, today.month), inYear(next === 0 ? year + 1 : year, next + 1)];
  return possible.find((date) => !isBefore(date, today));
}

/** Days with their month: "2026-12-24", "12-24-2026", "12/24", "dec 24", "24 de diciembre", "last Monday of May". */
export const monthDays: readonly DatePattern[] = [
  [/\b(\d{4})-(\d\d)-(\d\d)\b/, ([, year, month, day]) => dateOf(Number(year), Number(month), Number(day))],
  [/\b(\d\d?)-(\d\d?)-(20\d\d)\b/, ([, month, day, year]) => dateOf(Number(year), Number(month), Number(day))],
  [
    /(?<![\d$/.-])(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/(?:20)?(\d\d))?(?![\d/-])/,
    ([, month, day, year], today) =>
      year ? dateOf(2000 + Number(year), Number(month), Number(day)) : nextYearly(Number(month), Number(day), today),
  ],
  [
    new RegExp(`\\b(${monthNames})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)`),
    ([, month, day], today) => nextYearly(monthNamed(month), Number(day), today),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of |de )?(${monthNames})\\b`),
    ([, day, month], today) => nextYearly(monthNamed(month), Number(day), today),
  ],
  [new RegExp(`${nthDay} (?:in|of|de) (${monthNames})\\b`), nthDayIn],
];

/** Days of the month: "the 24th", "el 24", "the second Saturday". Today counts. */
export const daysOfMonth: readonly DatePattern[] = [
  [new RegExp(`${nthDay}\\b(?! (?:in|of|de) (?!the month))`), nthDayIn],
  [
    new RegExp(`\\bthe (\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:of )?(?:${monthNames})\\b)`),
    ([, day], today) => nextDayOfMonth(Number(day), today),
  ],
  [
    new RegExp(
      `\\bel (?:dia )?(\\d{1,2})\\b(?! ?(?:x|por|%|pies|am|pm|de la)(?![a-z])|[.,:]\\d| (?:de )?(?:${monthNames})\\b)`,
    ),
    ([, day], today) => nextDayOfMonth(Number(day), today),
  ],
];

const count = '(\\d{1,2}|an?|una?|(?:a )?couple(?: of)?|un par de)';
const daysOrWeeks = 'days?|dias?|weeks?|semanas?';

const ahead = (opener: string, units: string): DatePattern => [
  new RegExp(`\\b(?:${opener}) (?:about |like |unos |unas )?${count} (${units})\\b`),
  ([, written, unit], today) => later(today, written, unit),
];

/** "2 weeks from now" */
const fromNow: DatePattern = [
  new RegExp(`\\b${count} (days?|weeks?|months?) from (?:now|today)\\b`),
  ([, written, unit], today) => later(today, written, unit),
];

/** "In 3 days": neither "within 3 days", which may be sooner, nor "in a month", which rarely means one day. */
export const daysAhead: readonly DatePattern[] = [ahead('in|en|dentro de', daysOrWeeks), fromNow];

/** Any of these, for a day that need not be exact. */
export const timeAhead: readonly DatePattern[] = [
  ahead('in|within|en|dentro de', `${daysOrWeeks}|months?|mes(?:es)?`),
  fromNow,
];

function later(today: CivilDate, written = '', unit = ''): CivilDate | undefined {
  const number = Number(written) || (/couple|par/.test(written) ? 2 : 1);
  if (unit.startsWith('d')) return addDays(today, number);
  if (/^[ws]/.test(unit)) return addDays(today, 7 * number);
  const month = today.month + number;
  return dateOf(today.year, month, Math.min(today.dayOfMonth, lastOfMonth(today.year, month).dayOfMonth));
}

/**
 * The next date with a weekday.
 *
 * @param todayCounts on a Friday, "are you open on friday?" means today, and "I want to move in on friday" the Friday after
 */
export function nextWeekday(
  weekday: number,
  today: CivilDate,
  { todayCounts }: { readonly todayCounts: boolean },
): CivilDate {
  const first = todayCounts ? today : addDays(today, 1);
  return addDays(first, (weekday - weekdayOf(first) + 7) % 7);
}

/** The date with a weekday in the next week. Weeks begin on Monday. */
export const weekdayNextWeek = (weekday: number, today: CivilDate): CivilDate =>
  nextWeekday(weekday, nextWeekday(1, today, { todayCounts: false }), { todayCounts: true });

/** `undefined` if the month does not have that day. A month beyond December is in the next year. */
export function dateOf(year: number, month: number, dayOfMonth: number): CivilDate | undefined {
  const date = { year: month > 12 ? year + 1 : year, month: month > 12 ? month - 12 : month, dayOfMonth };
  return month >= 1 && dayOfMonth >= 1 && dayOfMonth <= lastOfMonth(year, month).dayOfMonth ? date : undefined;
}

export function lastOfMonth(year: number, month: number): CivilDate {
  const first = month >= 12 ? { year: year + 1, month: month - 11 } : { year, month: month + 1 };
  return addDays({ ...first, dayOfMonth: 1 }, -1);
}

/** The next such date; today counts. */
export function nextYearly(month: number, day: number, today: CivilDate): CivilDate | undefined {
  const date = dateOf(today.year, month, day);
  return date && isBefore(date, today) ? dateOf(today.year + 1, month, day) : date;
}

/** The next date with a day of the month; today counts. */
export function nextDayOfMonth(day: number, today: CivilDate): CivilDate | undefined {
  const month = day >= today.dayOfMonth ? today.month : today.month + 1;
  // Every second month has 31 days, or the next one has.
  return dateOf(today.year, month, day) ?? dateOf(today.year, month + 1, day);
}
