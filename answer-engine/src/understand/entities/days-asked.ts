import { addDays, type CivilDate, isBefore, weekdayOf } from '@chat-module/opening-hours/civil-date';
import type { LocalTime } from '@chat-module/opening-hours/local-time';
import {
  holidays,
  holidaysInGeneral,
  isOn,
  monthName,
  type SpecialDay,
  yearlyDate,
} from '@chat-module/opening-hours/special-days';
import { dayGroups, dayNamePattern, phrasesOf, weekdays } from '@chat-module/opening-hours/weekdays';
import { detectLanguage } from '../../text/detect-language.ts';
import { writeNumbersAsDigits } from '../../text/number-words.ts';
import { daysAhead, daysOfMonth, findDate, monthDays, nextWeekday, weekdayNextWeek } from './spoken-date.ts';

/** A part of the year, with the dates of a typical week in it, Monday first. */
interface PeriodAsked {
  readonly english: string;
  readonly spanish: string;
  readonly week: readonly CivilDate[];
}

/** The days that a question is about; `unsaid` if it names none. */
export type DaysAsked =
  | { readonly kind: 'unsaid' | 'now' | 'holidays' }
  /** The next opening: from `from` on, or from now. */
  | { readonly kind: 'next'; readonly from?: CivilDate }
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
  const monthDay = findDate(asked, monthDays, now.date);
  const holiday = holidayNames.find(({ day, name }) => words.includes(name) && (!monthDay || isOn(day, monthDay)));
  const beside = holiday && dateBeside(holiday, words, groups, now.date);
  if (holiday && !beside) return { kind: 'special', day: holiday.day, isHoliday: true };
  const date = beside ?? monthDay ?? findDate(asked, daysOfMonth, now.date);
  if (date) return { kind: 'special', day: yearlyDate(date.month, date.dayOfMonth), isHoliday: false };
  if (wordsForHolidays.some((name) => words.includes(name))) return { kind: 'holidays' };
  const named = weekdaysIn(groups);
  const period = findPeriod(asked, now.date);
  if (period) return inPeriod(period, named);
  const isNextWeek = groups.has('next_week');
  const dates = named.map((weekday) =>
    isNextWeek
      ? weekdayNextWeek(weekday, now.date)
      : nextWeekday(weekday, now.date, { todayCounts: !groups.has('coming') }),
  );
  if (dates.length > 0) return { kind: 'dates', dates: dates.sort((a, b) => (isBefore(a, b) ? -1 : 1)), isNamed: true };
  if (isNextWeek) return { kind: 'dates', dates: weekFrom(weekdayNextWeek(1, now.date)), isNamed: true };
  const ahead = findDate(withDigits(asked), daysAhead, now.date) ?? namedDate(groups, now);
  if (ahead) return { kind: 'dates', dates: [ahead], isNamed: false };
  if (groups.has('next_opening')) return { kind: 'next' };
  return groups.has('now') || groups.has('asks_if_open') ? { kind: 'now' } : { kind: 'unsaid' };
}

const noon = 12 * 60;

function namedDate(groups: ReadonlySet<string>, { date, minute }: LocalTime): CivilDate | undefined {
  if (groups.has('in_two_days')) return addDays(date, 2);
  if (groups.has('tomorrow')) return addDays(date, 1);
  if (groups.has('today') || groups.has('tonight')) return date;
  // In the afternoon, "in the morning" refers to the next day.
  return groups.has('in_the_morning') && minute >= noon ? addDays(date, 1) : undefined;
}

const withDigits = (asked: string): string => writeNumbersAsDigits(asked, detectLanguage(asked) ?? 'english');

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
  dates: weekFrom(nextWeekday(1, today, { todayCounts: true })),
  isNamed: true,
});

const padded = (asked: string): string => ` ${asked.replace(/[^a-z0-9 ]/g, ' ').replace(/\s+/g, ' ')} `;

const paddedPhrasesOf = (written: string): string[] => phrasesOf(written).map((phrase) => ` ${phrase} `);

const wordsForHolidays = paddedPhrasesOf(holidaysInGeneral);

/** The longest name first: Christmas Eve is not Christmas. */
const holidayNames = holidays
  .flatMap((day) => paddedPhrasesOf(day.written).map((name) => ({ day, name })))
  .sort((a, b) => b.name.length - a.name.length);

/** The next date of a special day; today counts. */
export function nextDateOf({ dateIn }: SpecialDay, today: CivilDate): CivilDate {
  const date = { year: today.year, ...dateIn(today.year) };
  return isBefore(date, today) ? { year: today.year + 1, ...dateIn(today.year + 1) } : date;
}

/** "The Saturday after Thanksgiving", "the day before Easter" */
function dateBeside(
  { day, name }: (typeof holidayNames)[number],
  words: string,
  groups: ReadonlySet<string>,
  today: CivilDate,
): CivilDate | undefined {
  const [, unit, side] = new RegExp(`\\b(day|${dayNamePattern}) (after|before)(?: the)?${name}`).exec(words) ?? [];
  if (!unit) return undefined;
  const holiday = nextDateOf(day, today);
  if (unit === 'day') return addDays(holiday, side === 'after' ? 1 : -1);
  const [weekday] = weekdaysIn(groups);
  if (weekday === undefined) return undefined;
  return nextWeekday(weekday, addDays(holiday, side === 'after' ? 1 : -7), { todayCounts: true });
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
  return { english, spanish, week: weekFrom(nextWeekday(1, { year, month, dayOfMonth: 8 }, { todayCounts: true })) };
}

/** Weekdays become their dates in the period. */
function inPeriod(period: PeriodAsked, named: readonly number[]): DaysAsked {
  if (named.length === 0) return { kind: 'period', period };
  return { kind: 'period', period: { ...period, week: period.week.filter((date) => named.includes(weekdayOf(date))) } };
}
