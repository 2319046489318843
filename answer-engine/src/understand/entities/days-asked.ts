import { addDays, type CivilDate, isBefore, weekdayOf } from '@chat-module/opening-hours/civil-date';
import type { LocalTime } from '@chat-module/opening-hours/local-time';
import {
  holidays,
  holidaysInGeneral,
  monthName,
  monthsByName,
  type SpecialDay,
  yearlyDate,
} from '@chat-module/opening-hours/special-days';
import { dayGroups, phrasesOf, weekdays } from '@chat-module/opening-hours/weekdays';

/** A part of the year, with the dates of a typical week in it, Monday first. */
interface PeriodAsked {
  readonly english: string;
  readonly spanish: string;
  readonly week: readonly CivilDate[];
}

/** The days that a question is about; `unsaid` if it names none. */
export type DaysAsked =
  | { readonly kind: 'unsaid' | 'now' | 'holidays' }
  /** `isNamed`: the question names weekdays, so an answer names them too, even if one is today. */
  | { readonly kind: 'dates'; readonly dates: readonly CivilDate[]; readonly isNamed: boolean }
  | { readonly kind: 'special'; readonly day: SpecialDay; readonly isHoliday: boolean }
  | { readonly kind: 'period'; readonly period: PeriodAsked };

/**
 * Parses the days of a question.
 *
 * @param asked the question in lower case, without accents
 * @param groups the groups of the weekdays and hours phrases in the question
 */
export function parseDays(asked: string, groups: ReadonlySet<string>, now: LocalTime): DaysAsked {
  const words = padded(asked);
  const monthDay = parseMonthDay(asked);
  const isAnother = (day: SpecialDay) => monthDay !== undefined && !isSameDay(day.dateIn(now.date.year), monthDay);
  const holiday = holidayNames.find(({ day, name }) => words.includes(name) && !isAnother(day))?.day;
  const date = holiday ?? parseDate(asked, monthDay, now.date);
  if (date) return { kind: 'special', day: date, isHoliday: holiday !== undefined };
  if (wordsForHolidays.some((name) => words.includes(name))) return { kind: 'holidays' };
  const named = weekdaysIn(groups);
  const period = findPeriod(asked, now.date);
  if (period) return inPeriod(period, named);
  const from = groups.has('next_week') ? nextMonday(now.date) : now.date;
  const dates = named.map((weekday) =>
    nextWeekday(weekday, groups.has('coming') && !groups.has('next_week') ? addDays(from, 1) : from),
  );
  if (dates.length > 0) return { kind: 'dates', dates: dates.sort((a, b) => (isBefore(a, b) ? -1 : 1)), isNamed: true };
  if (groups.has('next_week')) return { kind: 'dates', dates: weekFrom(from), isNamed: true };
  const daysAhead = countDaysAhead(asked) ?? daysAheadIn(groups, now);
  if (daysAhead !== undefined) return { kind: 'dates', dates: [addDays(now.date, daysAhead)], isNamed: false };
  return groups.has('now') || groups.has('asks_if_open') ? { kind: 'now' } : { kind: 'unsaid' };
}

const noon = 12 * 60;

function daysAheadIn(groups: ReadonlySet<string>, now: LocalTime): number | undefined {
  if (groups.has('in_two_days')) return 2;
  if (groups.has('tomorrow')) return 1;
  if (groups.has('today') || groups.has('tonight')) return 0;
  // In the afternoon, "in the morning" refers to the next day.
  return groups.has('in_the_morning') && now.minute >= noon ? 1 : undefined;
}

function weekdaysIn(groups: ReadonlySet<string>): number[] {
  const named = weekdays.flatMap(({ english }, weekday) => (groups.has(english) ? [weekday] : []));
  if (named.length > 0) return named;
  if (groups.has('weekend')) return [...dayGroups.weekend.days];
  return groups.has('working_days') ? [...dayGroups.workingDays.days] : [];
}

const weekFrom = (first: CivilDate): CivilDate[] => Array.from({ length: 7 }, (_, day) => addDays(first, day));

/** The next week that starts on a Monday, which may be today. */
export const wholeWeek = (today: CivilDate): DaysAsked => ({
  kind: 'dates',
  dates: weekFrom(nextWeekday(1, today)),
  isNamed: true,
});

/** The date of the next such weekday; today counts. */
const nextWeekday = (weekday: number, today: CivilDate): CivilDate =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7);

const nextMonday = (today: CivilDate): CivilDate => nextWeekday(1, addDays(today, 1));

const padded = (asked: string): string => ` ${asked.replace(/[^a-z0-9 ]/g, ' ').replace(/\s+/g, ' ')} `;

const paddedPhrasesOf = (written: string): string[] => phrasesOf(written).map((phrase) => ` ${phrase} `);

const wordsForHolidays = paddedPhrasesOf(holidaysInGeneral);

/** The longest name first: Christmas Eve is not Christmas. */
const holidayNames = holidays
  .flatMap((day) => paddedPhrasesOf(day.written).map((name) => ({ day, name })))
  .sort((a, b) => b.name.length - a.name.length);

const monthPattern = [...monthsByName.keys()].sort((a, b) => b.length - a.length).join('|');
const datePattern = new RegExp(
  `\\b(?:(${monthPattern})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)? (?:of |de )?(${monthPattern}))\\b`,
);
const dayOfMonthPattern =
  /\b(?:(?:on |by )?the (\d{1,2})(?:st|nd|rd|th)|el (?:dia )?(\d{1,2})(?! ?(?:x|por|de la|am|pm)\b|:))\b/;

type MonthDay = Pick<CivilDate, 'month' | 'dayOfMonth'>;

const isSameDay = (a: MonthDay, b: MonthDay): boolean => a.month === b.month && a.dayOfMonth === b.dayOfMonth;

/** Parses a date with its month, such as "dec 24", "24 de diciembre" or "12/24". A day that the month lacks is none. */
function parseMonthDay(asked: string): MonthDay | undefined {
  const [, monthBefore, dayAfter, dayBefore, monthAfter] = datePattern.exec(asked) ?? [];
  const [, monthNumber, dayNumber] = /\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\b/.exec(asked) ?? [];
  const month = monthsByName.get(monthBefore ?? monthAfter ?? '') ?? Number(monthNumber);
  const dayOfMonth = Number(dayAfter ?? dayBefore ?? dayNumber);
  return month >= 1 && hasDay(month, dayOfMonth) ? { month, dayOfMonth } : undefined;
}

/** The date, or the next one for a day of the month, such as "the 24th". */
function parseDate(asked: string, monthDay: MonthDay | undefined, today: CivilDate): SpecialDay | undefined {
  if (monthDay) return yearlyDate(monthDay.month, monthDay.dayOfMonth);
  if (datePattern.test(asked)) return undefined;
  const [, english, spanish] = dayOfMonthPattern.exec(asked) ?? [];
  const day = Number(english ?? spanish);
  if (!(day >= 1 && day <= 31)) return undefined;
  const first = day >= today.dayOfMonth ? today.month : (today.month % 12) + 1;
  // Every second month has 31 days, or the next one has.
  return yearlyDate(hasDay(first, day) ? first : (first % 12) + 1, day);
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const hasDay = (month: number, dayOfMonth: number): boolean =>
  dayOfMonth >= 1 && dayOfMonth <= (daysOfMonths[month - 1] ?? 0);

const smallNumbers: readonly (readonly string[])[] = [
  ['a', 'an', 'one', 'un', 'una'],
  ['two', 'a couple', 'a couple of', 'couple', 'couple of', 'dos', 'un par de'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
];

const countWords = smallNumbers.flat().sort((a, b) => b.length - a.length);
const aheadPattern = new RegExp(
  `\\b(?:(?:in|en|dentro de) (\\d{1,2}|${countWords.join('|')}) (days?|dias?|weeks?|semanas?)|(\\d{1,2}|${countWords.join('|')}) (days?|weeks?) from (?:now|today))\\b`,
);

/** "In three days", "two weeks from now". */
function countDaysAhead(asked: string): number | undefined {
  const [, count = '', unit = '', countBefore, unitBefore] = aheadPattern.exec(asked) ?? [];
  const written = countBefore ?? count;
  if (written === '') return undefined;
  const number = Number(written) || smallNumbers.findIndex((words) => words.includes(written)) + 1;
  return /^(?:w|s)/.test(unitBefore ?? unit) ? 7 * number : number;
}

/** The next date of a special day; today counts. */
export function nextDateOf({ dateIn }: SpecialDay, today: CivilDate): CivilDate {
  const date = { year: today.year, ...dateIn(today.year) };
  return isBefore(date, today) ? { year: today.year + 1, ...dateIn(today.year + 1) } : date;
}

const monthPatterns = Array.from({ length: 12 }, (_, at) => {
  const { english, spanish } = monthName(at + 1);
  const prefix = '(?:in|during|come|this|next|about|early|late|mid|until|till|through|en) ';
  // "May" and "March" are verbs too, and abbreviations may be anything.
  const name = english.toLowerCase();
  const alone = ['may', 'march'].includes(name) ? '' : `|${name}`;
  const written = new RegExp(`\\b(?:${prefix}(?:${name}|${name.slice(0, 3)})${alone}|${spanish})\\b`);
  return { month: at + 1, english, spanish, written };
});

/** The middle month represents a season of the year. */
const yearSeasons = [
  { month: 1, english: 'winter', spanish: 'invierno', written: /\b(?:winter|wintertime|invierno)\b/ },
  { month: 4, english: 'spring', spanish: 'primavera', written: /\b(?:in|this|next|the) spring\b|\bprimavera\b/ },
  { month: 7, english: 'summer', spanish: 'verano', written: /\b(?:summer|summertime|verano)\b/ },
  { month: 10, english: 'fall', spanish: 'otoño', written: /\b(?:in|this|next|the) (?:fall|autumn)\b|\botono\b/ },
];

function findPeriod(asked: string, today: CivilDate): PeriodAsked | undefined {
  const found = [...monthPatterns, ...yearSeasons].find(({ written }) => written.test(asked));
  const isNextMonth = /\bnext month\b|\bproximo mes\b|\bmes que viene\b/.test(asked);
  const month = found?.month ?? (isNextMonth ? (today.month % 12) + 1 : undefined);
  if (month === undefined) return undefined;
  const { english, spanish } = found ?? monthName(month);
  const year = month < today.month ? today.year + 1 : today.year;
  return { english, spanish, week: weekFrom(nextWeekday(1, { year, month, dayOfMonth: 8 })) };
}

/** Weekdays become their dates in the period. */
function inPeriod(period: PeriodAsked, named: readonly number[]): DaysAsked {
  if (named.length === 0) return { kind: 'period', period };
  return { kind: 'period', period: { ...period, week: period.week.filter((date) => named.includes(weekdayOf(date))) } };
}
