import { weekdays } from '@chat-module/opening-hours/weekdays';

/** Monday first, as in schema.org. */
const week = [...weekdays.slice(1), ...weekdays.slice(0, 1)].map(({ english }) => english);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

const dayAt = (name: string): number => {
  const word = name.replace(/^.*\//, '').trim().slice(0, 2).toLowerCase();
  return week.findIndex((day) => day.slice(0, 2).toLowerCase() === word);
};

/** `09:00` or `09:00:00` as `9:00 AM`; nothing for what is no time. */
const writeTime = (time: unknown): string | undefined => {
  const [, hour, minute] = /^(\d{1,2}):(\d\d)/.exec(String(time)) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 24) return undefined;
  const at = Number(hour) % 24;
  return `${at % 12 === 0 ? 12 : at % 12}:${minute} ${at < 12 ? 'AM' : 'PM'}`;
};

const writeSpan = (opens: unknown, closes: unknown): string | undefined => {
  const [from, to] = [String(opens).slice(0, 5), String(closes).slice(0, 5)];
  if (from === '00:00' && ['23:59', '24:00'].includes(to)) return 'Open 24 hours';
  if (from === to) return 'Closed';
  const [start, end] = [writeTime(opens), writeTime(closes)];
  return start && end ? `${start} - ${end}` : undefined;
};

type Week = (string | undefined)[];

const emptyWeek = (): Week => week.map(() => undefined);

const set = (days: Week, day: number, span: string): void => {
  if (day < 0 || day > 6) return;
  const earlier = days[day];
  days[day] = earlier && earlier !== span ? `${earlier}, ${span}` : span;
};

interface Specification {
  readonly dayOfWeek?: unknown;
  readonly opens?: unknown;
  readonly closes?: unknown;
  readonly validFrom?: unknown;
}

const weekOfSpecifications = (specifications: unknown): Week => {
  const days = emptyWeek();
  for (const each of listOf(specifications)) {
    const { dayOfWeek, opens, closes, validFrom } = (each ?? {}) as Specification;
    const span = validFrom === undefined ? writeSpan(opens, closes) : undefined;
    if (span) for (const day of listOf(dayOfWeek)) set(days, dayAt(String(day)), span);
  }
  return days;
};

/** `Mo-Fr 09:00-18:00`, `Sa,Su 10:00-16:00`. */
const weekOfTexts = (texts: unknown): Week => {
  const days = emptyWeek();
  for (const text of listOf(texts).flatMap((it) => String(it).split(/;|(?<=\d)\s*,\s*(?=[A-Z])/))) {
    const [, named = '', opens, closes] =
      /^\s*([A-Za-z, -]+?)\s+(\d{1,2}:\d\d)\s*[-–]\s*(\d{1,2}:\d\d)\s*$/.exec(text) ?? [];
    const span = opens ? writeSpan(opens.padStart(5, '0'), closes?.padStart(5, '0')) : undefined;
    if (span) for (const day of daysNamed(named)) set(days, day, span);
  }
  return days;
};

const daysNamed = (named: string): number[] =>
  named.split(',').flatMap((part) => {
    const [from, to] = part.split('-').map(dayAt);
    if (from === undefined || from < 0) return [];
    if (to === undefined || to < 0) return [from];
    const length = ((to - from + 7) % 7) + 1;
    return Array.from({ length }, (_, at) => (from + at) % 7);
  });

const writeWeek = (days: Week): string => {
  const lines: string[] = [];
  for (let from = 0; from < 7; ) {
    let to = from;
    while (to < 6 && days[to + 1] === days[from]) to += 1;
    const names = to > from ? `${week[from]} - ${week[to]}` : week[from];
    if (days[from] !== undefined) lines.push(`${names}: ${days[from]}`);
    from = to + 1;
  }
  return lines.join('\n');
};

/** Opening hours of schema.org as people write them, one day or range on each line; empty when nothing can be read. */
export const writeOpeningHours = (specifications: unknown, texts: unknown): string =>
  writeWeek(weekOfSpecifications(specifications)) || writeWeek(weekOfTexts(texts));
