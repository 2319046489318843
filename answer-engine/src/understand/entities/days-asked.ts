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

/** A part of the year, with the dates of one usual week in it, Monday first. */
interface PeriodAsked {
  readonly english: string;
  readonly spanish: string;
  readonly week: readonly CivilDate[];
}

/** The days that a question is about; `unsaid` when it names none. */
export type DaysAsked =
  | { readonly kind: 'unsaid' | 'now' | 'holidays' }
  /** `isNamed`: by weekdays, so that an answer names them even if one is today. */
  | { readonly kind: 'dates'; readonly dates: readonly CivilDate[]; readonly isNamed: boolean }
  | { readonly kind: 'special'; readonly day: SpecialDay; readonly isHoliday: boolean }
  | { readonly kind: 'period'; readonly period: PeriodAsked };

/**
 * Parses the days of a question.
 *
 * @param asked in lower case, without accents
 * @param groups names of the phrases of hours questions and of the weekdays in it
 */
export function parseDays(asked: string, groups: ReadonlySet<string>, now: LocalTime): DaysAsked {
  const words = padded(asked);
  const holiday = holidayNames.find(({ name }) => words.includes(name))?.day;
  const date = holiday ?? parseDate(asked, now.date);
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
  const daysAhead = daysAheadIn(groups, now);
  if (daysAhead !== undefined) return { kind: 'dates', dates: [addDays(now.date, daysAhead)], isNamed: false };
  return groups.has('now') || groups.has('asks_if_open') ? { kind: 'now' } : { kind: 'unsaid' };
}

const noon = 12 * 60;

function daysAheadIn(groups: ReadonlySet<string>, now: LocalTime): number | undefined {
  if (groups.has('in_two_days')) return 2;
  if (groups.has('tomorrow')) return 1;
  if (groups.has('today') || groups.has('tonight')) return 0;
  // In the afternoon, the morning is that of the next day.
  return groups.has('in_the_morning') && now.minute >= noon ? 1 : undefined;
}

function weekdaysIn(groups: ReadonlySet<string>): number[] {
  const named = weekdays.flatMap(({ english }, weekday) => (groups.has(english) ? [weekday] : []));
  if (named.length > 0) return named;
  if (groups.has('weekend')) return [...dayGroups.weekend.days];
  return groups.has('working_days') ? [...dayGroups.workingDays.days] : [];
}

const weekFrom = (first: CivilDate): CivilDate[] => Array.from({ length: 7 }, (_, day) => addDays(first, day));

/** The days of a week from Monday on, the first of them today or later. */
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

/** Parses a date such as "dec 24", "24 de diciembre", "12/24" or "the 24th". */
function parseDate(asked: string, today: CivilDate): SpecialDay | undefined {
  const [, monthBefore, dayAfter, dayBefore, monthAfter] = datePattern.exec(asked) ?? [];
  const [, monthNumber, dayNumber] = /\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\b/.exec(asked) ?? [];
  const month = monthsByName.get(monthBefore ?? monthAfter ?? '') ?? Number(monthNumber);
  const dayOfMonth = Number(dayAfter ?? dayBefore ?? dayNumber);
  if (month >= 1) return dayOfMonth >= 1 && dayOfMonth <= 31 ? yearlyDate(month, dayOfMonth) : undefined;
  const [, english, spanish] = dayOfMonthPattern.exec(asked) ?? [];
  const day = Number(english ?? spanish);
  if (!(day >= 1 && day <= 31)) return undefined;
  return yearlyDate(day >= today.dayOfMonth ? today.month : (today.month % 12) + 1, day);
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

/** The middle month stands for a season of the year. */
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

/** Weekdays of a month are dates of it. */
function inPeriod(period: PeriodAsked, named: readonly number[]): DaysAsked {
  if (named.length === 0) return { kind: 'period', period };
  return { kind: 'period', period: { ...period, week: period.week.filter((date) => named.includes(weekdayOf(date))) } };
}
