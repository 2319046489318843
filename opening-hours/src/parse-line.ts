import { resolveSpan, type TimeSpan, wholeDay } from './clock-time.ts';
import type { Place } from './hours-vocabulary.ts';
import { isSameDay, type SpecialDay } from './special-days.ts';
import type { Token } from './tokenize-line.ts';
import { byAppointment, type Closing, closed, type DayHours, isClosing } from './written-hours.ts';

/** The days that hours apply to. */
export interface Subject {
  readonly days: readonly number[];
  readonly specials: readonly SpecialDay[];
}

export interface Entry extends Subject {
  /** `undefined`: the line has no label of its own. */
  readonly place: Place | undefined;
  readonly hours: DayHours | Closing;
}

export interface Break {
  readonly span: TimeSpan;
  readonly days: readonly number[];
}

export type Line =
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  /** A label on its own: the lines below are about that place. */
  | { readonly kind: 'header'; readonly place: Place | 'other' }
  /** Days on their own: their hours follow. */
  | { readonly kind: 'subject'; readonly subject: Subject }
  /** A break in the hours of a place; on all its days if `days` is empty. */
  | ({ readonly kind: 'break'; readonly place: Place | undefined } & Break)
  | { readonly kind: 'unreadable'; readonly place: Place | 'other' | undefined; readonly subject: Subject };

const daysUnsaid: Subject = { days: [], specials: [] };
const everyDay: Subject = { days: [0, 1, 2, 3, 4, 5, 6], specials: [] };

/** A parse result, and the index of the token after it. */
interface Parsed<T> {
  readonly found: T;
  readonly next: number;
}

interface State {
  readonly tokens: readonly Token[];
  at: number;
  place: Place | undefined;
  /** Hours without days apply to all days of the season. */
  readonly isSeasonal: boolean;
  /** Days that still lack hours and, below, hours that still lack days: "Mon 9-5", "9-5 Mon". */
  subject: Subject | undefined;
  hours: DayHours | Closing | undefined;
  lastSubject: Subject | undefined;
  /** The days that a second label applies to as well: "Monday: office 9-5, gate 6-9". */
  reusableSubject: Subject | undefined;
  entries: Entry[];
  span: TimeSpan | undefined;
}

/**
 * Parses one line of hours: labels, and days with their hours in either order, any number of times.
 *
 * @param isOfGate the line is under the gate's label, where hours without days apply to every day
 * @param isSeasonal the line is about a season, where hours without days apply to every day too
 * @param before days on a line of their own before this one
 */
export function parseLine(
  tokens: readonly Token[],
  { isOfGate, isSeasonal }: { readonly isOfGate: boolean; readonly isSeasonal: boolean },
  before: Subject | undefined,
): Line {
  const label = headerOf(tokens);
  if (label) return { kind: 'header', place: label };
  const state: State = {
    tokens,
    isSeasonal,
    at: 0,
    place: undefined,
    subject: before,
    hours: undefined,
    lastSubject: undefined,
    reusableSubject: undefined,
    entries: [],
    span: undefined,
  };
  const isRead = !isOfOtherPlace(tokens) && readAll(state) && finish(state, isOfGate);
  if (!isRead) return { kind: 'unreadable', place: placeIn(tokens), subject: daysIn(tokens) };
  if (state.span) return { kind: 'break', place: state.place, span: state.span, days: state.subject?.days ?? [] };
  if (state.subject && state.entries.length === 0) return { kind: 'subject', subject: state.subject };
  return { kind: 'entries', entries: state.entries };
}

function headerOf(tokens: readonly Token[]): Place | 'other' | undefined {
  const [first, ...others] = tokens;
  const isAlone = others.every(({ kind }) => kind === 'colon' || kind === 'otherPlace');
  if (first?.kind === 'place') return isAlone ? first.place : undefined;
  const isNamed = first?.kind === 'otherPlace' || (first?.kind === 'unknown' && tokens.at(-1)?.kind === 'colon');
  const hasHours = tokens.some(({ kind }) => ['days', 'special', 'time', 'closed', 'wholeDay'].includes(kind));
  return isNamed && !hasHours ? 'other' : undefined;
}

const isOfOtherPlace = (tokens: readonly Token[]): boolean => tokens.some(({ kind }) => kind === 'otherPlace');

function placeIn(tokens: readonly Token[]): Place | 'other' | undefined {
  if (isOfOtherPlace(tokens)) return 'other';
  return tokens.flatMap((token) => (token.kind === 'place' ? token.place : []))[0];
}

/** The days of a line that cannot be parsed. */
function daysIn(tokens: readonly Token[]): Subject {
  const days: number[] = [];
  const specials: SpecialDay[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const subject = readSubject(tokens, at);
    if (!subject) continue;
    days.push(...subject.found.days);
    specials.push(...subject.found.specials);
    at = subject.next - 1;
  }
  return { days, specials };
}

/** False if no rule matches the next tokens. */
function readAll(state: State): boolean {
  while (state.at < state.tokens.length) {
    const readers = [readLabel, readExcept, readDays, readBreak, readClosing, readHours];
    if (!readers.some((read) => read(state))) return false;
  }
  return true;
}

function readLabel(state: State): boolean {
  const token = state.tokens[state.at];
  if (token?.kind === 'colon' || token?.kind === 'and' || isDash(state)) {
    state.at += 1;
    return true;
  }
  if (token?.kind !== 'place') return false;
  state.reusableSubject = state.lastSubject;
  state.place = token.place;
  state.at += 1;
  return true;
}

/** Whether a dash joins days and their hours as a colon does: "Sunday - closed", "9-5 - Monday". */
function isDash({ tokens, at, hours }: State): boolean {
  if (tokens[at]?.kind !== 'to') return false;
  const before = tokens[at - 1]?.kind ?? '';
  const after = tokens[at + 1]?.kind ?? '';
  if (hours) return after === 'days';
  // "Saturday until 6" gives a closing time.
  if (after === 'time' && tokens[at + 2]?.kind !== 'to') return false;
  return ['days', 'special', 'place', 'to'].includes(before) && after !== 'days' && after !== '';
}

function readDays(state: State): boolean {
  const read = readSubject(state.tokens, state.at);
  if (!read) return false;
  state.at = read.next;
  state.subject = read.found;
  if (state.hours) addEntry(state, read.found, state.hours);
  return true;
}

function readHours(state: State): boolean {
  const read = readDayHours(state.tokens, state.at);
  return read !== undefined && takeHours(state, read);
}

/** "close at 4", "cerramos a las 4", "until 8" */
function readClosing(state: State): boolean {
  const start = state.tokens.slice(state.at, state.at + 3);
  const length = start.findIndex(({ kind }) => kind !== 'closed' && kind !== 'to');
  const time = start[length];
  if (length < 1 || time?.kind !== 'time' || state.tokens[state.at + length + 1]?.kind === 'to') return false;
  return takeHours(state, { found: { closesAt: time.time }, next: state.at + length + 1 });
}

function takeHours(state: State, read: Parsed<DayHours | Closing>): boolean {
  if (state.hours) return false;
  state.at = read.next;
  state.hours = read.found;
  const isBeforeItsDays = ['days', 'special'].includes(state.tokens[state.at]?.kind ?? '');
  const subject = state.subject ?? (isBeforeItsDays ? undefined : state.reusableSubject);
  if (subject) addEntry(state, subject, read.found);
  return true;
}

function addEntry(state: State, subject: Subject, hours: DayHours | Closing): void {
  state.entries.push({ ...subject, hours, place: state.place });
  state.lastSubject = subject;
  state.subject = undefined;
  state.reusableSubject = undefined;
  state.hours = undefined;
}

/** "Daily except Sunday 9-5" leaves Sunday unknown; "Mon-Sat 9-5 except holidays" means closed on holidays. */
function readExcept(state: State): boolean {
  if (state.tokens[state.at]?.kind !== 'except') return false;
  const read = readSubject(state.tokens, state.at + 1);
  const { days, specials } = read?.found ?? { days: [], specials: [] };
  const last = state.entries.at(-1);
  if (!read || (!state.subject && !last)) return false;
  state.at = read.next;
  const without = (subject: Subject): number[] => subject.days.filter((day) => !days.includes(day));
  if (state.subject) state.subject = { ...state.subject, days: without(state.subject) };
  else if (last) state.entries[state.entries.length - 1] = { ...last, days: without(last) };
  if (specials.length > 0) state.entries.push({ days: [], specials, hours: closed, place: state.place });
  return true;
}

/** "closed 12-1 for lunch", "closed for lunch Monday - Friday 12-1": a break in the hours before it, or in all hours of the place. */
function readBreak(state: State): boolean {
  const last = state.entries.at(-1);
  const opening = state.tokens.slice(state.at).findIndex(({ kind }) => kind !== 'closed' && kind !== 'lunch');
  if (opening < 0 && last && hasBreak(last.hours)) {
    state.at = state.tokens.length;
    return true;
  }
  if (opening < 1) return false;
  const days = last ? undefined : readSubject(state.tokens, state.at + opening);
  const read = readSpans(state.tokens, days?.next ?? state.at + opening);
  const [span] = read?.found ?? [];
  if (!read || !span) return false;
  if (days) state.subject = days.found;
  state.at = read.next + (state.tokens[read.next]?.kind === 'lunch' ? 1 : 0);
  if (!last) state.span = span;
  else if (isClosing(last.hours)) return false;
  else state.entries[state.entries.length - 1] = { ...last, hours: withoutSpan(last.hours, span) };
  return true;
}

/** Whether the hours already contain a break: "9-12 and 1-5 (closed for lunch)". */
const hasBreak = (hours: DayHours | Closing): boolean => !isClosing(hours) && hours.spans.length > 1;

/** Assigns what is left at the end of a line; false if that is impossible. */
function finish(state: State, isOfGate: boolean): boolean {
  const last = state.entries.at(-1);
  const isLabelLast = last !== undefined && state.tokens.at(-1)?.kind === 'place';
  if (isLabelLast && state.entries.some(({ place }) => place !== undefined)) return false;
  if (isLabelLast) state.entries = state.entries.map((entry) => ({ ...entry, place: state.place }));
  else if (state.subject && last) return false;
  if (!state.hours) return true;
  if (last) return false;
  const isEveryDay = isOfGate || state.place === 'gate' || isWholeDay(state.hours);
  if (!isEveryDay && !state.isSeasonal) return false;
  addEntry(state, isEveryDay ? everyDay : daysUnsaid, state.hours);
  return true;
}

const isWholeDay = (hours: DayHours | Closing): boolean =>
  !isClosing(hours) && hours.spans.some(({ fromMinute, toMinute }) => fromMinute === 0 && toMinute === wholeDay);

/** "Mon-Fri", "Sat & Sun", "Thanksgiving, Christmas and New Year's Day" */
function readSubject(tokens: readonly Token[], start: number): Parsed<Subject> | undefined {
  const days: number[] = [];
  const specials: SpecialDay[] = [];
  let at = start;
  for (;;) {
    const token = tokens[at];
    if (token?.kind === 'days') {
      const until = tokens[at + 1]?.kind === 'to' ? tokens[at + 2] : undefined;
      days.push(...(until?.kind === 'days' ? daysBetween(token.days, until.days) : token.days));
      at += until?.kind === 'days' ? 3 : 1;
    } else if (token?.kind === 'special') {
      specials.push(...token.days.filter((day) => !specials.some((known) => isSameDay(known, day, 2000))));
      at += 1;
    } else break;
    // "Easter Monday" is not closed every Monday.
    if (token.kind === 'special' && tokens[at]?.kind === 'days') break;
    const joins = tokens[at]?.kind === 'and' && tokens[at + 1]?.kind === 'and' ? 2 : 1;
    const following = tokens[at]?.kind === 'and' ? tokens[at + joins]?.kind : tokens[at]?.kind;
    if (following !== 'days' && following !== 'special') break;
    at += tokens[at]?.kind === 'and' ? joins : 0;
  }
  return at === start ? undefined : { found: { days: [...new Set(days)], specials }, next: at };
}

const daysBetween = ([from = 0]: readonly number[], [until = 0]: readonly number[]): number[] =>
  Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, offset) => (from + offset) % 7);

function readDayHours(tokens: readonly Token[], at: number): Parsed<DayHours> | undefined {
  const token = tokens[at];
  if (token?.kind === 'closed') return { found: closed, next: at + 1 };
  if (token?.kind === 'appointment') return { found: byAppointment, next: at + 1 };
  const wholeDaySpan = { fromMinute: 0, toMinute: wholeDay };
  if (token?.kind === 'wholeDay') return { found: { spans: [wholeDaySpan], byAppointment: false }, next: at + 1 };
  const read = readSpans(tokens, at);
  return read && { found: { spans: read.found, byAppointment: false }, next: read.next };
}

/** "9-12 & 1-5" */
function readSpans(tokens: readonly Token[], start: number): Parsed<TimeSpan[]> | undefined {
  const spans: TimeSpan[] = [];
  let at = start;
  for (;;) {
    const [from, to, until] = tokens.slice(at, at + 3);
    if (from?.kind !== 'time' || to?.kind !== 'to' || until?.kind !== 'time') break;
    const span = resolveSpan(from.time, until.time, spans.at(-1)?.toMinute);
    if (!span) return undefined;
    spans.push(span);
    at += 3;
    if (tokens[at]?.kind !== 'and' || tokens[at + 1]?.kind !== 'time') break;
    at += 1;
  }
  return spans.length === 0 ? undefined : { found: spans, next: at };
}

export const withoutSpan = (hours: DayHours, taken: TimeSpan): DayHours => ({
  ...hours,
  spans: hours.spans.flatMap(({ fromMinute, toMinute }) =>
    [
      { fromMinute, toMinute: Math.min(toMinute, taken.fromMinute) },
      { fromMinute: Math.max(fromMinute, taken.toMinute), toMinute },
    ].filter((span) => span.fromMinute < span.toMinute),
  ),
});
