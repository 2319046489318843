import { closeAt, seasonalDays } from './adjust-hours.ts';
import { closedRanges, startsWithClosed } from './closed-ranges.ts';
import { beforePlace, type Place } from './hours-vocabulary.ts';
import { type Break, type Entry, type Line, parseLine, type Subject, withoutSpan } from './parse-line.ts';
import { readableLines } from './readable-lines.ts';
import type { Season } from './season.ts';
import { isSameDay, type SpecialDay } from './special-days.ts';
import { seasonNamesIn, takeSeason } from './take-season.ts';
import { readTokens, type Token } from './tokenize-line.ts';
import {
  closed,
  type DayHours,
  isClosing,
  type PlaceHours,
  type SeasonHours,
  type SpecialHours,
  type WrittenHours,
} from './written-hours.ts';

interface PlaceState {
  readonly week: (DayHours | undefined)[];
  readonly seasons: SeasonHours[];
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
  /** False if the last label was within a line, so that the lines below may be about either place. */
  isCertain: boolean;
  readonly labelled: Set<Place>;
  /** The last season on a line of its own, which the lines below are about. */
  season: Season | undefined;
  /** Seasons by the names that the lines so far give them. */
  readonly named: Map<string, Season>;
  /** Days on a line of their own: the next line gives their hours. */
  subject: Subject | undefined;
}

const abbreviations =
  'Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec'.replaceAll(' ', '|');
const sentenceEnd = new RegExp(
  `(?<=(?:\\w{3}|\\d|\\)|[apAP][mM])\\.)(?<!\\b(?:${abbreviations})\\.)\\s+(?=[A-ZÁÉÍÓÚ])`,
);

/**
 * Parses opening hours in free text, English or Spanish. An ambiguous line is never guessed at: it is returned in `notUnderstood`, and its days
 * count as unknown.
 */
export function parseHours(text: string): WrittenHours {
  const state: State = {
    office: emptyPlaceState(),
    gate: emptyPlaceState(),
    notUnderstood: [],
    place: 'office',
    isCertain: true,
    labelled: new Set(),
    season: undefined,
    named: new Map(),
    subject: undefined,
  };
  const lines = text
    .split(/[\n;|•]/)
    .flatMap((line) => line.split(sentenceEnd))
    .flatMap((line) => line.split(beforePlace))
    .map((line) => line.trim());
  for (const written of lines) {
    if (!/[\p{L}\d]/u.test(written)) continue;
    for (const line of readableLines(written, (some) => isReadable(state, some))) addLine(state, line);
  }
  return { office: toPlaceHours(state.office), gate: toPlaceHours(state.gate), notUnderstood: state.notUnderstood };
}

const emptyPlaceState = (): PlaceState => ({
  week: Array.from({ length: 7 }, () => undefined),
  seasons: [],
  specials: [],
  uncertainDays: new Set(),
});

/** Whether a line would be understood after the lines so far. */
function isReadable(state: State, line: string): boolean {
  const trial: State = {
    ...state,
    office: copyOf(state.office),
    gate: copyOf(state.gate),
    notUnderstood: [],
    labelled: new Set(state.labelled),
    named: new Map(state.named),
  };
  addLine(trial, line);
  return trial.notUnderstood.length === 0;
}

const copyOf = ({ week, seasons, specials, uncertainDays }: PlaceState): PlaceState => ({
  week: [...week],
  seasons: [...seasons],
  specials,
  uncertainDays: new Set(uncertainDays),
});

const toPlaceHours = ({ week, seasons, specials, uncertainDays }: PlaceState): PlaceHours => ({
  week: week.map((hours, day) => (uncertainDays.has(day) ? undefined : hours)),
  seasons,
  specials,
});

/** Adds a line. A line about the same days in two seasons is added in two parts. */
function addLine(state: State, written: string): void {
  const text = written.replace(holidaysToo, '');
  const ranges = closedRanges(text);
  if (ranges) {
    for (const range of ranges) addLine(state, range);
    return;
  }
  const [first, second] = seasonalParts(state, text) ?? [text];
  const line = addPart(state, first);
  if (second === undefined) return;
  const hasDays = takeSeason(readTokens(second), state.named).rest.some(
    ({ kind }) => kind === 'days' || kind === 'special',
  );
  if (line.kind === 'entries' && !hasDays)
    state.subject = {
      days: line.entries.flatMap(({ days }) => days),
      specials: line.entries.flatMap(({ specials }) => specials),
    };
  addPart(state, second);
}

/** The usual hours apply on holidays unless a line says otherwise. */
const holidaysToo =
  /,?\s*\b(?:including |even )?holidays (?:too|included|as well)\b|,?\s*including (?:all )?holidays\b/i;

/** "Sunday: closed (June - August: 11-3)", "closed, except in May 11-3", "Saturday 8-2 April - October, closed November - March" */
function seasonalParts({ named }: State, text: string): [string, string] | undefined {
  const hasSeason = (part: string): boolean => {
    const { season, isAlone } = takeSeason(readTokens(part), named);
    return season !== undefined && !isAlone;
  };
  const [, usual, inSeason] = /^([^()]+)\(([^()]+)\)\.?$/.exec(text) ?? [];
  if (usual && inSeason && hasSeason(inSeason)) return [usual, inSeason];
  const [, closed, exception] = /^(.+?),? except(?: for| in| from| during)? (.+)$/i.exec(text) ?? [];
  if (closed && exception && !hasSeason(closed) && hasSeason(exception)) return [closed, exception];
  const [, first, second] = /^([^,]+),([^,]+)$/.exec(text) ?? [];
  return first && second && hasSeason(first) && hasSeason(second) ? [first, second] : undefined;
}

function addPart(state: State, text: string): Line {
  const tokens = readTokens(text);
  const { season: dated, rest, isAlone, isListed } = takeSeason(tokens, state.named);
  const own = dated && only.test(text) ? { ...dated, isExclusive: true } : dated;
  if (own) for (const name of seasonNamesIn(tokens)) state.named.set(name, own);
  const season = own ?? state.season;
  const line = parseLine(rest, { isOfGate: state.place === 'gate', isSeasonal: own !== undefined }, state.subject);
  const isUnderstood = isOccasion(tokens, text) ? false : apply(state, line, season);
  if (own && isListed && line.kind === 'entries')
    apply(state, { kind: 'entries', entries: line.entries.slice(-1).map(onAnyDay) }, own);
  if (line.kind === 'header' || isAlone) state.season = own;
  state.subject = line.kind === 'subject' ? line.subject : undefined;
  if (!isUnderstood) state.notUnderstood.push(text.trim());
  return line;
}

/** "By appointment only" says nothing of other days. */
const only = /(?<!\b(?:appointments?|appt) )\bonly\b|\bsolo\b(?! con cita)/i;

/** "Closed the opening Saturday of deer season": a day that cannot be dated. The other Saturdays keep their hours. */
function isOccasion([first, second, third]: readonly Token[], text: string): boolean {
  const isNamed = second?.kind === 'unknown' || (second?.kind === 'special' && third?.kind === 'days');
  return first?.kind === 'closed' && isNamed && startsWithClosed.test(text) && !recurs.test(text);
}

const recurs = /\b(?:every|each|other|alternate|cada)\b/i;

/** Adds a line to the state; false if its place or its hours are unknown. */
function apply(state: State, line: Line, season: Season | undefined): boolean {
  switch (line.kind) {
    case 'header':
      state.place = line.place;
      state.isCertain = true;
      if (line.place !== 'other') state.labelled.add(line.place);
      return line.place !== 'other';
    case 'subject':
      return state.place !== 'other';
    case 'unreadable':
      for (const place of possiblePlaces(state, line.place)) markUncertain(state, place, line.subject, season);
      return false;
    case 'break':
      return addBreak(state, line.place ?? state.place, line, season);
    case 'entries':
      return line.entries.map((entry) => addEntry(state, entry, season)).every(Boolean);
  }
}

/** The places that a line may be about: both, if the last label was within a line. */
function possiblePlaces({ place, isCertain }: State, own: Place | 'other' | undefined): readonly (Place | 'other')[] {
  if (own) return [own];
  return isCertain ? [place] : ['office', 'gate'];
}

const onAnyDay = (entry: Entry): Entry => ({ ...entry, days: [], specials: [] });

const wholeWeek = [0, 1, 2, 3, 4, 5, 6];

function markUncertain(
  state: State,
  place: Place | 'other',
  { days, specials }: Subject,
  season: Season | undefined,
): void {
  if (place === 'other') return;
  addSpecials(state[place], specials, undefined);
  if (days.length === 0 && specials.length > 0) return;
  if (!season) for (const day of days) state[place].uncertainDays.add(day);
  else addSeason(state[place], season, (days.length > 0 ? days : wholeWeek).map(withoutHours));
}

const withoutHours = (weekday: number): SeasonHours['days'][number] => ({ weekday, hours: undefined });

const addSeason = ({ seasons }: PlaceState, season: Season, days: SeasonHours['days']): void => {
  seasons.push({ season, days });
};

/** Takes a break out of the hours of a season, or of all hours. */
function addBreak(state: State, place: Place | 'other', { span, days }: Break, season: Season | undefined): boolean {
  if (place === 'other') return false;
  const { week, seasons } = state[place];
  const cut = (hours: DayHours | undefined, day: number): DayHours | undefined =>
    hours && (days.length === 0 || days.includes(day)) ? withoutSpan(hours, span) : hours;
  if (!season)
    week.forEach((hours, day) => {
      week[day] = cut(hours, day);
    });
  seasons.forEach((one, at) => {
    if (season && one.season !== season) return;
    seasons[at] = { ...one, days: one.days.map(({ weekday, hours }) => ({ weekday, hours: cut(hours, weekday) })) };
  });
  return !season || seasons.some((one) => one.season === season);
}

function addEntry(state: State, entry: Entry, season: Season | undefined): boolean {
  const place = entry.place ?? (season ? state.place : placeWithoutLabel(state, entry));
  if (place === 'other') return false;
  if (place === undefined) {
    markUncertain(state, 'office', entry, season);
    markUncertain(state, 'gate', entry, season);
    return false;
  }
  if (entry.place) {
    if (entry.place !== state.place || !state.labelled.has(entry.place)) state.isCertain = false;
    state.place = entry.place;
    state.labelled.add(entry.place);
  }
  const isUnderstood = season ? addSeasonDays(state[place], entry, season) : addDays(state[place], entry);
  if (!isUnderstood) markUncertain(state, place, entry, season);
  return isUnderstood;
}

/** Returns false for a closing time on a day without usual hours. */
function addDays(place: PlaceState, { days, specials, hours }: Entry): boolean {
  addSpecials(place, specials, hours);
  for (const day of days) place.week[day] = isClosing(hours) ? closeAt(place.week[day], hours.closesAt) : hours;
  return days.every((day) => place.week[day]);
}

function addSpecials(place: PlaceState, specials: readonly SpecialDay[], hours: SpecialHours['hours']): void {
  const others = place.specials.filter(({ day }) => !specials.some((it) => isSameDay(it, day, 2000)));
  place.specials = [...others, ...specials.map((day) => ({ day, hours }))];
}

/** Returns false if the day's hours in the season are ambiguous. Holidays have their own hours in any season. */
function addSeasonDays(place: PlaceState, entry: Entry, season: Season): boolean {
  const isUnderstood = entry.specials.length === 0 || addDays(place, { ...entry, days: [] });
  if (entry.days.length === 0 && entry.specials.length > 0) return isUnderstood;
  const days = seasonalDays(place.week, entry);
  if (days) addSeason(place, season, days);
  // "First Saturday of the month: 9-12" and "Saturday 9-12 (May only)" say that it is closed on the others.
  for (const day of season.isExclusive ? entry.days : []) place.week[day] ??= closed;
  return isUnderstood && days !== undefined;
}

/** The place of a line that continues a labeled one; `undefined` if it may be either. */
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

const isClosed = (hours: Entry['hours']): boolean =>
  !isClosing(hours) && hours.spans.length === 0 && !hours.byAppointment;
