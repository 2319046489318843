import { parseTimeSpan, type TimeSpan } from './parse-clock-time.ts';

/** When the office is open on each day of the week, Sunday first; no span: closed. `undefined`: not written. */
export type WeekHours = readonly (readonly TimeSpan[] | undefined)[];

const dayNames = new Map(
  ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'].map((start, day): [string, number] => [start, day]),
);
const dayWord =
  '(?:sun|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?';
const dayItem = new RegExp(`^(${dayWord})\\.?(?:\\s*(?:-|–|—|to|through|thru)\\s*(${dayWord})\\.?)?$`);
const groups = new Map([
  ['daily', [0, 1, 2, 3, 4, 5, 6]],
  ['every day', [0, 1, 2, 3, 4, 5, 6]],
  ['7 days a week', [0, 1, 2, 3, 4, 5, 6]],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['weekends', [0, 6]],
]);
const wholeDay: TimeSpan = { fromMinute: 0, toMinute: 24 * 60 };

/**
 * Reads hours that people wrote for people, a day or a range of days on each line. All or nothing: with one line that
 * cannot be read for sure, the hours are quoted rather than understood by half. Lines on gate hours are not the office's.
 */
export function parseOfficeHours(text: string): WeekHours | undefined {
  const week: (readonly TimeSpan[] | undefined)[] = Array.from({ length: 7 }, () => undefined);
  const lines = text
    .toLowerCase()
    .split(/[\n;]/)
    .map((line) => line.trim());
  for (const line of lines.filter((it) => it !== '' && !/^(gate|access)\b/.test(it))) {
    const read = parseLine(line.replace(/^office(?: hours)?\s*:?\s*/, ''));
    if (read === undefined) return undefined;
    for (const day of read.days) week[day] = read.spans;
  }
  return week.some((spans) => spans !== undefined) ? week : undefined;
}

interface Line {
  readonly days: readonly number[];
  readonly spans: readonly TimeSpan[];
}

function parseLine(line: string): Line | undefined {
  if (line === '') return { days: [], spans: [] };
  const [, aside] = /\(([^)]*)\)/.exec(line) ?? [];
  const text = line.replace(/\([^)]*\)/, '').trim();
  const [, daysText = '', hoursText = ''] =
    /^(.*?[a-z.])\s*[:,]?\s*((?:\d|noon|closed|open 24|midnight).*)$/.exec(text) ?? [];
  const days = parseDays(daysText);
  const spans = parseSpans(hoursText);
  if (!days || !spans) return undefined;
  if (aside === undefined) return { days, spans };
  const closed = parseTimeSpan(aside.replace(/^closed\s*/, '').replace(/\s*(?:for|lunch).*$/, ''));
  return closed && /^closed/.test(aside) ? { days, spans: spans.flatMap((span) => without(span, closed)) } : undefined;
}

function parseDays(text: string): number[] | undefined {
  const named = groups.get(text.trim());
  if (named) return named;
  const items = text.split(/\s*(?:,|&|\/|\band\b)\s*/).filter((item) => item !== '');
  const days = items.map(parseDayItem);
  return days.length === 0 || days.includes(undefined) ? undefined : days.flatMap((it) => it ?? []);
}

function parseDayItem(text: string): number[] | undefined {
  const [, first, last] = dayItem.exec(text.trim()) ?? [];
  const from = dayNames.get(first?.slice(0, 2) ?? '');
  if (from === undefined) return undefined;
  const until = last === undefined ? from : (dayNames.get(last.slice(0, 2)) ?? from);
  return Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, offset) => (from + offset) % 7);
}

function parseSpans(text: string): TimeSpan[] | undefined {
  if (/^closed$/.test(text)) return [];
  if (/^(?:open )?24 ?(?:hours|hrs)$/.test(text)) return [wholeDay];
  const spans: TimeSpan[] = [];
  for (const part of text.split(/\s*(?:,|&|\/|\band\b)\s*/)) {
    const span = parseTimeSpan(part, spans.at(-1)?.toMinute);
    if (!span) return undefined;
    spans.push(span);
  }
  return spans;
}

const without = ({ fromMinute, toMinute }: TimeSpan, closed: TimeSpan): TimeSpan[] =>
  [
    { fromMinute, toMinute: Math.min(toMinute, closed.fromMinute) },
    { fromMinute: Math.max(fromMinute, closed.toMinute), toMinute },
  ].filter((span) => span.fromMinute < span.toMinute);
