import { describeHours } from '@chat-module/opening-hours/describe-hours';
import { type Place, places } from '@chat-module/opening-hours/hours-vocabulary';
import { parseHours } from '@chat-module/opening-hours/parse-hours';

const labels: Readonly<Record<Place, string>> = { office: 'Office hours', gate: 'Gate hours' };

const labelled = (place: Place, text: string): string => `${labels[place]}:\n${text}`;

/** The hours of each weekday, Monday first; `null` if unknown or uncertain. */
type Week = readonly (string | null)[];

/** The days from hours that may concern either place. */
export const weekIn = (text: string, place: Place): Week =>
  describeHours(text)
    [place].slice(0, 7)
    .map(({ hours }) => hours);

/** The days from hours known to concern the place. */
export const weekOf = (place: Place, text: string): Week => weekIn(labelled(place, text), place);

const readingOf = (place: Place, text: string): string => JSON.stringify(parseHours(text)[place]);

const isLost = (before: string, after: string): boolean =>
  parseHours(after).notUnderstood.length > parseHours(before).notUnderstood.length;

/** Splits written hours by place. A label applies to the lines after it; a line that isn't understood stays with the one before. */
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

/** The lines of written hours that concern one place; all of them if one line covers both. */
export const hoursOfPlace = (text: string, place: Place): string => {
  const own = splitByPlace(text)[place];
  return own === '' && weekIn(text, place).length > 0 ? text : own;
};

/**
 * Replaces one place's hours in written hours. `undefined` if that isn't possible without changing the other place's.
 */
export function replaceHours(text: string, place: Place, hours: string): string | undefined {
  const other: Place = place === 'office' ? 'gate' : 'office';
  const kept = splitByPlace(text)[other];
  // One line may cover both.
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
