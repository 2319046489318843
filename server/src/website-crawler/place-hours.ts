import { describeHours } from '@chat-module/opening-hours/describe-hours';
import { type Place, places } from '@chat-module/opening-hours/hours-vocabulary';
import { parseHours } from '@chat-module/opening-hours/parse-hours';

const labels: Readonly<Record<Place, string>> = { office: 'Office hours', gate: 'Gate hours' };

const labelled = (place: Place, text: string): string => `${labels[place]}:\n${text}`;

/** What is said of each day of the week, Monday first; `null` where nothing is, or not for sure. */
type Week = readonly (string | null)[];

/** By hours that may be of either place. */
export const weekIn = (text: string, place: Place): Week =>
  describeHours(text)
    [place].slice(0, 7)
    .map(({ hours }) => hours);

/** By hours that are known to be of the place. */
export const weekOf = (place: Place, text: string): Week => weekIn(labelled(place, text), place);

const readingOf = (place: Place, text: string): string => JSON.stringify(parseHours(text)[place]);

const isLost = (before: string, after: string): boolean =>
  parseHours(after).notUnderstood.length > parseHours(before).notUnderstood.length;

/** The lines of written hours by the place they are of; a label goes with what follows it, what is not understood with what stands before. */
export function splitByPlace(text: string): Readonly<Record<Place, string>> {
  const split = { office: [] as string[], gate: [] as string[] };
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  let pending: string[] = [];
  let last: Place = 'office';
  for (const [at, line] of lines.entries()) {
    pending.push(line);
    const [before, after] = [lines.slice(0, at).join('\n'), lines.slice(0, at + 1).join('\n')];
    const told = places.find((place) => readingOf(place, before) !== readingOf(place, after));
    if (!told && !isLost(before, after)) continue;
    last = told ?? last;
    split[last].push(...pending);
    pending = [];
  }
  split[last].push(...pending);
  return { office: split.office.join('\n'), gate: split.gate.join('\n') };
}

/** What written hours say of one place; all of them where one line tells of both. */
export const hoursOfPlace = (text: string, place: Place): string => {
  const own = splitByPlace(text)[place];
  return own === '' && weekIn(text, place).length > 0 ? text : own;
};

/**
 * Written hours with those of one place in place of what they said of it. `undefined` when that can't be done without
 * changing what is understood of the other one.
 */
export function replaceHours(text: string, place: Place, hours: string): string | undefined {
  const other: Place = place === 'office' ? 'gate' : 'office';
  const kept = splitByPlace(text)[other];
  // One line may tell of both.
  if (readingOf(place, kept) !== readingOf(place, '')) return undefined;
  const join = (by: Readonly<Record<Place, string>>): string => [by.office, by.gate].filter(Boolean).join('\n');
  const keeps = (written: string): boolean =>
    readingOf(other, written) === readingOf(other, text) &&
    readingOf(place, written) === readingOf(place, labelled(place, hours));
  const bare = { office: '', gate: '', [other]: kept, [place]: hours };
  const named = { ...bare, [place]: labelled(place, hours) };
  const bothNamed = { ...named, [other]: labelled(other, kept) };
  return [bare, named, bothNamed].map(join).find(keeps);
}
