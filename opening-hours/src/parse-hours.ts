import { beforePlace, type Place } from './hours-vocabulary.ts';
import { type Entry, type Line, parseLine, type Subject, withoutSpan } from './parse-line.ts';
import { isSameDay } from './special-days.ts';
import { readTokens } from './tokenize-line.ts';
import type { DayHours, PlaceHours, SpecialHours, WrittenHours } from './written-hours.ts';

interface Reading {
  readonly week: (DayHours | undefined)[];
  specials: SpecialHours[];
  /** Days that a line speaks of which could not be read. */
  readonly unsure: Set<number>;
}

interface State {
  readonly office: Reading;
  readonly gate: Reading;
  readonly notUnderstood: string[];
  /** Of what a line without a label is. */
  place: Place | 'other';
  /** The label stood on a line of its own, or there was none yet. */
  isFirm: boolean;
  readonly labelled: Set<Place>;
  /** Days that stood alone on the line before. */
  subject: Subject | undefined;
}

/**
 * Reads hours that people wrote for people. A line that cannot be read for sure is not guessed at: it is kept as written,
 * and what it speaks of counts as unknown.
 */
export function parseHours(text: string): WrittenHours {
  const state: State = {
    office: emptyReading(),
    gate: emptyReading(),
    notUnderstood: [],
    place: 'office',
    isFirm: true,
    labelled: new Set(),
    subject: undefined,
  };
  const lines = text
    .split(/[\n;|•]/)
    .flatMap((line) => line.split(beforePlace))
    .map((line) => line.trim());
  for (const line of lines) if (/[\p{L}\d]/u.test(line)) take(state, line);
  return { office: asKnown(state.office), gate: asKnown(state.gate), notUnderstood: state.notUnderstood };
}

const emptyReading = (): Reading => ({
  week: Array.from({ length: 7 }, () => undefined),
  specials: [],
  unsure: new Set(),
});

const asKnown = ({ week, specials, unsure }: Reading): PlaceHours => ({
  week: week.map((hours, day) => (unsure.has(day) ? undefined : hours)),
  specials,
});

function take(state: State, text: string): void {
  const line = parseLine(readTokens(text), state.place === 'gate', state.subject);
  const isUnderstood = apply(state, line);
  state.subject = line.kind === 'subject' ? line.subject : undefined;
  if (!isUnderstood) state.notUnderstood.push(text);
}

/** Whether it could be told of what the line is. */
function apply(state: State, line: Line): boolean {
  switch (line.kind) {
    case 'header':
      state.place = line.place;
      state.isFirm = true;
      if (line.place !== 'other') state.labelled.add(line.place);
      return line.place !== 'other';
    case 'subject':
      return state.place !== 'other';
    case 'unreadable':
      for (const place of placesInDoubt(state, line.place)) doubt(state, place, line.days);
      return false;
    case 'break':
      return takeBreak(state, line.place ?? state.place, line.span);
    case 'entries':
      return line.entries.map((entry) => takeEntry(state, entry)).every(Boolean);
  }
}

/** After a label within a line, one without may be of either place. */
function placesInDoubt({ place, isFirm }: State, own: Place | 'other' | undefined): readonly (Place | 'other')[] {
  if (own) return [own];
  return isFirm ? [place] : ['office', 'gate'];
}

function doubt(state: State, place: Place | 'other', days: readonly number[]): void {
  if (place === 'other') return;
  for (const day of days) state[place].unsure.add(day);
}

function takeBreak(
  state: State,
  place: Place | 'other',
  span: Extract<Line, { readonly kind: 'break' }>['span'],
): boolean {
  if (place === 'other') return false;
  const { week } = state[place];
  week.forEach((hours, day) => {
    if (hours) week[day] = withoutSpan(hours, span);
  });
  return true;
}

function takeEntry(state: State, entry: Entry): boolean {
  const place = entry.place ?? placeWithoutLabel(state, entry);
  if (place === 'other') return false;
  if (place === undefined) {
    doubt(state, 'office', entry.days);
    doubt(state, 'gate', entry.days);
    return false;
  }
  if (entry.place) {
    if (entry.place !== state.place || !state.labelled.has(entry.place)) state.isFirm = false;
    state.place = entry.place;
    state.labelled.add(entry.place);
  }
  for (const day of entry.days) state[place].week[day] = entry.hours;
  const { specials } = state[place];
  const others = specials.filter(({ day }) => !entry.specials.some((it) => isSameDay(it, day, 2000)));
  state[place].specials = [...others, ...entry.specials.map((day) => ({ day, hours: entry.hours }))];
  return true;
}

/** A line that goes on where one with a label has left off; `undefined` when it may be of either place. */
function placeWithoutLabel({ place, isFirm, labelled, ...readings }: State, entry: Entry): Place | 'other' | undefined {
  if (place === 'other' || isFirm) return place;
  // Wherever it stands, "closed on Christmas" holds for the office at least.
  if (entry.days.length === 0 && isClosed(entry.hours)) return 'office';
  const isNew = entry.days.every((day) => readings[place].week[day] === undefined);
  if (place === 'office') return isNew || entry.days.length === 0 ? place : undefined;
  return isNew && labelled.size === 1 && entry.days.length > 0 ? place : undefined;
}

const isClosed = ({ spans, byAppointment }: DayHours): boolean => spans.length === 0 && !byAppointment;
