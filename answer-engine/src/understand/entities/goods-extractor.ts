import { createPhraseMatcher, type PhraseMatch } from '../../lexicon/phrase-matcher.ts';
import { splitWords } from '../../text/tokenize.ts';
import { furnitureAndBoxes } from './furniture-and-boxes.ts';
import type { Goods } from './goods.ts';
import { rooms } from './rooms.ts';
import { withoutUnitSizes } from './unit-size.ts';
import { type Vehicle, vehicles } from './vehicles.ts';

interface CountedGoods {
  readonly goods: Goods;
  readonly count: number;
}

export interface MeasuredVehicle {
  readonly vehicle: Vehicle;
  /** As said, or of a usual one. */
  readonly lengthFt: number;
}

/** What a message wants to store. */
export interface ExtractedGoods {
  readonly goods: readonly CountedGoods[];
  readonly vehicles: readonly MeasuredVehicle[];
  /** Of each home, how many bedrooms; a studio has none. */
  readonly bedrooms: readonly number[];
}

const goodsBook = createPhraseMatcher([...rooms, ...furnitureAndBoxes].map((it): [Goods, string] => [it, it.written]));
const vehicleBook = createPhraseMatcher(vehicles.map((it): [Vehicle, string] => [it, it.written]));
const homeWords: readonly (readonly [string, string])[] = [
  [
    'bedroom',
    'bedroom, bedrooms, bed room, br, bdrm, bdr, bd, bed apartment, bed flat, bed house, bed condo, bhk | recamara, habitacion, dormitorio, alcoba',
  ],
  ['studio', 'studio, studio apartment, efficiency, bachelor apartment, bedsit | estudio, monoambiente'],
  ['apartment', 'apartment, apt, flat, condo | apartamento, departamento, depa, piso'],
  ['house', 'house, whole house, home, townhouse, townhome, household, duplex | casa'],
];
const homeBook = createPhraseMatcher(homeWords);

/** All that people store, as they call it. */
export const goodsPhrases = [
  ...[...rooms, ...furnitureAndBoxes, ...vehicles].map(({ written }) => written),
  ...homeWords.map(([, written]) => written),
].join(', ');

const usualBedrooms = { apartment: 2, house: 3 } as const;
const smallWords = new Set([
  'of',
  'like',
  'about',
  'around',
  'or',
  'so',
  'old',
  'small',
  'large',
  'big',
  'medium',
  'little',
  'nice',
  'de',
  'unos',
  'unas',
  'como',
]);
const vagueCounts: ReadonlyMap<string, number> = new Map([
  ...['a', 'an', 'one', 'un', 'una', 'my', 'the', 'mi', 'el', 'la'].map((word): [string, number] => [word, 1]),
  ['couple', 2],
  ['pair', 2],
  ['par', 2],
  ['few', 4],
  ['several', 5],
  ['varias', 5],
  ['varios', 5],
  ['dozen', 12],
  ['docena', 12],
]);
const feetPerMeter = 3.28;

export function extractGoods(message: string): ExtractedGoods {
  const text = withoutUnitSizes(message);
  const words = splitWords(text.replace(/(\d)(?=[a-z])/gi, '$1 '));
  const taken = new Set<number>();
  const bedrooms = readHomes(words, taken);
  const found = takeLongest(vehicleBook.find(words), taken);
  const vehicleLengths = lengthsIn(text);
  const measured = found.map(({ name }, at): MeasuredVehicle => {
    const said = vehicleLengths[at] ?? vehicleLengths[0];
    return { vehicle: name, lengthFt: said ?? name.lengthFt };
  });
  const goods = takeLongest(goodsBook.find(words), taken).map(
    ({ name, positions }): CountedGoods => ({
      goods: name,
      count: countBefore(words, positions[0] ?? 0, name.usualCount),
    }),
  );
  return { goods, vehicles: withoutTowed(measured), bedrooms };
}

export const isEmpty = ({ goods, vehicles: found, bedrooms }: ExtractedGoods): boolean =>
  goods.length + found.length + bedrooms.length === 0;

/** The longest phrases first, and no word twice: a "pool table" is no table. */
function takeLongest<Name>(found: readonly PhraseMatch<Name>[], taken: Set<number>): PhraseMatch<Name>[] {
  const longestFirst = [...found].sort((a, b) => b.positions.length - a.positions.length);
  return longestFirst.filter(({ positions }) => {
    if (positions.some((at) => taken.has(at))) return false;
    for (const at of positions) taken.add(at);
    return true;
  });
}

/** "a boat on a trailer" is one thing to park. */
const withoutTowed = (found: readonly MeasuredVehicle[]): readonly MeasuredVehicle[] =>
  found.length > 1 ? found.filter(({ vehicle }) => vehicle.english !== 'a trailer') : found;

function readHomes(words: readonly string[], taken: Set<number>): number[] {
  const found = takeLongest(homeBook.find(words), new Set());
  const counted = found.flatMap(({ name, positions }) => {
    if (name === 'studio') return [0];
    const counts = name === 'bedroom' ? countsBefore(words, positions[0] ?? 0) : [];
    return counts.length > 0 ? counts : [];
  });
  const named = found.flatMap(({ name }) => (name === 'apartment' || name === 'house' ? [usualBedrooms[name]] : []));
  const homes = counted.length > 0 ? counted : named.slice(0, 1);
  if (homes.length > 0) for (const { positions } of found) for (const at of positions) taken.add(at);
  return homes;
}

/** "two- to three-bedroom" says both. */
function countsBefore(words: readonly string[], at: number): number[] {
  const last = countOf(words[at - 1]);
  if (last === undefined) return [];
  const isRange = ['to', 'or', 'a', 'o'].includes(words[at - 2] ?? '');
  const first = isRange ? countOf(words[at - 3]) : undefined;
  return first !== undefined && first < last ? [first, last] : [last];
}

function countBefore(words: readonly string[], start: number, usual: number): number {
  for (let at = start - 1; at >= Math.max(0, start - 4); at -= 1) {
    const word = words[at] ?? '';
    const count = countOf(word);
    if (count !== undefined) return isOwning(word) && isPlural(words[start]) ? usual : count;
    if (!smallWords.has(word)) break;
  }
  return isPlural(words[start]) ? Math.max(usual, 2) : 1;
}

/** "my boxes" does not say how many. */
const isOwning = (word: string): boolean => ['my', 'the', 'mi', 'la', 'el'].includes(word);
const isPlural = (word: string | undefined): boolean => /[^s]s$/.test(word ?? '') || /xes$/.test(word ?? '');

function countOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return vagueCounts.get(word);
}

const lengthPattern = /(\d{1,2}(?:\.\d+)?)[\s-]*(ft|feet|foot|footer|'|′|’|pies|meters?|metres?|metros?|m)(?![a-z])/gi;

/** Lengths said in a text, in feet. */
const lengthsIn = (text: string): number[] =>
  [...text.matchAll(lengthPattern)].map(([, figure, unit = '']) =>
    /^m/i.test(unit) ? Math.round(Number(figure) * feetPerMeter) : Number(figure),
  );
