import { beforePlace, type Place } from './hours-vocabulary.ts';
import { type Entry, type Line, parseLine, type Subject, withoutSpan } from './parse-line.ts';
import { isSameDay } from './special-days.ts';
import { readTokens } from './tokenize-line.ts';
import type { DayHours, PlaceHours, SpecialHours, WrittenHours } from './written-hours.ts';

interface PlaceState {
  readonly week: (DayHours | undefined)[];
  specials: SpecialHours[];
  /** Days of lines that could not be parsed. */
  readonly uncertainDays: Set<number>;
}

interface State {
  readonly office: PlaceState;
  readonly gate: PlaceState;
  readonly notUnderstood: string[];
  /** The place of a line without a label. */
  place: Place | 'other';
  /** The last label was on a line of its own, or there was none yet. */
  isCertain: boolean;
  readonly labelled: Set<Place>;
  /** Days that were alone on the line before. */
  subject: Subject | undefined;
}

/**
 * Parses opening hours in free text, English or Spanish. A line that is ambiguous is not guessed at: it is returned in `notUnderstood`,
 * and its days count as unknown.
 */
export function parseHours(text: string): WrittenHours {
  const state: State = {
    office: emptyPlaceState(),
    gate: emptyPlaceState(),
    notUnderstood: [],
    place: 'office',
    isCertain: true,
    labelled: new Set(),
    subject: undefined,
  };
  const lines = text
    .split(/[\n;|•]/)
    .flatMap((line) => line.split(beforePlace))
    .map((line) => line.trim());
  for (const line of lines) if (/[\p{L}\d]/u.test(line)) addLine(state, line);
  return { office: toPlaceHours(state.office), gate: toPlaceHours(state.gate), notUnderstood: state.notUnderstood };
}

const emptyPlaceState = (): PlaceState => ({
  week: Array.from({ length: 7 }, () => undefined),
  specials: [],
  uncertainDays: new Set(),
});

const toPlaceHours = ({ week, specials, uncertainDays }: PlaceState): PlaceHours => ({
  week: week.map((hours, day) => (uncertainDays.has(day) ? undefined : hours)),
  specials,
});

function addLine(state: State, text: string): void {
  const line = parseLine(readTokens(text), state.place === 'gate', state.subject);
  const isUnderstood = apply(state, line);
  state.subject = line.kind === 'subject' ? line.subject : undefined;
  if (!isUnderstood) state.notUnderstood.push(text);
}

/** Adds a line to the state; false if its place is unknown. */
function apply(state: State, line: Line): boolean {
  switch (line.kind) {
    case 'header':
      state.place = line.place;
      state.isCertain = true;
      if (line.place !== 'other') state.labelled.add(line.place);
      return line.place !== 'other';
    case 'subject':
      return state.place !== 'other';
    case 'unreadable':
      for (const place of possiblePlaces(state, line.place)) markUncertain(state, place, line.days);
      return false;
    case 'break':
      return addBreak(state, line.place ?? state.place, line.span);
    case 'entries':
      return line.entries.map((entry) => addEntry(state, entry)).every(Boolean);
  }
}

/** The places that a line may be about: either one after a label within a line. */
function possiblePlaces({ place, isCertain }: State, own: Place | 'other' | undefined): readonly (Place | 'other')[] {
  if (own) return [own];
  return isCertain ? [place] : ['office', 'gate'];
}

function markUncertain(state: State, place: Place | 'other', days: readonly number[]): void {
  if (place === 'other') return;
  for (const day of days) state[place].uncertainDays.add(day);
}

function addBreak(
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

function addEntry(state: State, entry: Entry): boolean {
  const place = entry.place ?? placeWithoutLabel(state, entry);
  if (place === 'other') return false;
  if (place === undefined) {
    markUncertain(state, 'office', entry.days);
    markUncertain(state, 'gate', entry.days);
    return false;
  }
  if (entry.place) {
    if (entry.place !== state.place || !state.labelled.has(entry.place)) state.isCertain = false;
    state.place = entry.place;
    state.labelled.add(entry.place);
  }
  for (const day of entry.days) state[place].week[day] = entry.hours;
  const { specials } = state[place];
  const others = specials.filter(({ day }) => !entry.specials.some((it) => isSameDay(it, day, 2000)));
  state[place].specials = [...others, ...entry.specials.map((day) => ({ day, hours: entry.hours }))];
  return true;
}

/** The place of a line that continues a labelled one; `undefined` if it may be either. */
function placeWithoutLabel(
  { place, isCertain, labelled, ...placeStates }: State,
  entry: Entry,
): Place | 'other' | undefined {
  if (place === 'other' || isCertain) return place;
  // Under either label, "closed on Christmas" applies to the office at least.
  if (entry.days.length === 0 && isClosed(entry.hours)) return 'office';
  const isNew = entry.days.every((day) => placeStates[place].week[day] === undefined);
  if (place === 'office') return isNew || entry.days.length === 0 ? place : undefined;
  return isNew && labelled.size === 1 && entry.days.length > 0 ? place : undefined;
}

const isClosed = ({ spans, byAppointment }: DayHours): boolean => spans.length === 0 && !byAppointment;
