import { allDays, type Days } from './claim.ts';

/** Days named one after the other: "Monday to Friday", "Sat and Sun", "every day". */
export interface DayGroup {
  readonly days: Days;
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const dayWords: readonly string[] = [
  'sun(?:days?)?|domingos?',
  'mon(?:days?)?|lunes',
  'tue(?:s(?:days?)?)?|martes',
  'wed(?:s|nesdays?)?|mi[eé]rcoles',
  'thu(?:rs?(?:days?)?)?|jueves',
  'fri(?:days?)?|viernes',
  'sat(?:urdays?)?|s[aá]bados?',
];
const anyDay = dayWords.map((words) => `(?:${words})`).join('|');
const weekend: Days = new Set([0, 6]);
const workdays: Days = new Set([1, 2, 3, 4, 5]);

const groupWords: readonly (readonly [pattern: string, days: Days])[] = [
  ['every ?day|daily|each day|7 days(?: a week| per week)?|all week|todos los d[ií]as|cada d[ií]a|diario', allDays],
  ['weekdays?|work ?days|business days(?! )|during the week|entre semana|d[ií]as de semana', workdays],
  ['weekends?|fin(?:es)? de semana', weekend],
];
const anyGroup = groupWords.map(([words]) => `(?:${words})`).join('|');

const through = String.raw`\s?(?:-|to|through|thru|till?|until|a|al)\s?`;
const item = `(?:${anyDay})(?:${through}(?:${anyDay}))?`;
const between = String.raw`\s?(?:,\s?(?:and |y )?|&|/|\band\b|\by\b|\bor\b)\s?(?:on |los |el )?`;
const exception = String.raw`(?:[,(]?\s?(?:except|but not|excluding|excepto|menos)(?: on| for| los)? (?<but>${item}(?:${between}${item})*))?`;
const groupPattern = new RegExp(
  `\\b(?:(?<all>${anyGroup})${exception}|(?<list>${item}(?:${between}${item})*))\\b`,
  'gi',
);

const short = /^(?:sun|sat|mon|wed|fri|thu|tue|tues|thur|thurs|weds)$/i;
/** "Sat" and "sun" are words of their own: alone they are days only where hours or days are near. */
const isLikelyDay = (text: string, after: string): boolean =>
  !short.test(text) || /^[A-Z]/.test(text) || /^\s?[:,-]?\s?(?:\d|closed|$)/.test(after);

const numberOf = (word: string): number =>
  dayWords.findIndex((words) => new RegExp(`^(?:${words})$`, 'i').test(word.trim()));

function daysOfItem(text: string): number[] {
  const [first = '', last] = text.split(new RegExp(`(?<=${anyDay})${through}(?=${anyDay})`, 'i'));
  const from = numberOf(first);
  const until = last === undefined ? from : numberOf(last);
  return Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, offset) => (from + offset) % 7);
}

const daysOfList = (text: string): Set<number> =>
  new Set([...text.matchAll(new RegExp(item, 'gi'))].flatMap(([found]) => daysOfItem(found)));

function daysOf({ all, but, list }: Readonly<Record<string, string | undefined>>): Days {
  if (list !== undefined) return daysOfList(list);
  const days = groupWords.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(all ?? ''))?.[1] ?? allDays;
  const excepted = daysOfList(but ?? '');
  return new Set([...days].filter((day) => !excepted.has(day)));
}

/** Every group of days in a text. `today`: the number of the day it is, where "today" may be said. */
export function readDays(text: string, today?: number): DayGroup[] {
  const named = [...text.matchAll(groupPattern)]
    .filter(({ 0: found, index }) => isLikelyDay(found, text.slice(index + found.length)))
    .map(({ 0: found, index, groups = {} }) => ({
      days: daysOf(groups),
      text: found,
      at: index,
      end: index + found.length,
    }));
  return [...named, ...relativeDays(text, today)].sort((a, b) => a.at - b.at);
}

function relativeDays(text: string, today: number | undefined): DayGroup[] {
  if (today === undefined) return [];
  return [...text.matchAll(/\b(?:(today|tonight|hoy)|tomorrow)\b/gi)].map(({ 0: found, 1: isToday, index }) => ({
    days: new Set([(today + (isToday ? 0 : 1)) % 7]),
    text: found,
    at: index,
    end: index + found.length,
  }));
}

/**
 * Whose hours a time in the same sentence is: after "Saturdays:" those of Saturday, and in "9 to 3 on Saturdays" too.
 * Which of both ways a sentence goes is told by whether a day or a time comes first.
 */
export function daysOfTime(groups: readonly DayGroup[], timeAt: number, firstTimeAt: number): Days | undefined {
  const [first] = groups;
  if (!first) return undefined;
  const before = groups.findLast(({ at }) => at < timeAt);
  const after = groups.find(({ at }) => at > timeAt);
  return (first.at < firstTimeAt ? (before ?? after) : (after ?? before))?.days;
}
