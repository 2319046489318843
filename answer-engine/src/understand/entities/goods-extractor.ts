import { createPhraseMatcher, type PhraseMatch } from '../../lexicon/phrase-matcher.ts';
import { splitWords } from '../../text/tokenize.ts';
import { furnitureAndBoxes } from './furniture-and-boxes.ts';
import type { Goods } from './goods.ts';
import { otherRooms, roomsOfHome } from './rooms.ts';
import { withoutUnitSizes } from './unit-size.ts';
import { type Vehicle, vehicles } from './vehicles.ts';

interface CountedGoods {
  readonly goods: Goods;
  readonly count: number;
}

/** A vehicle to park. */
export interface MeasuredVehicle {
  readonly vehicle: Vehicle;
  /** In feet: as stated, or else typical. */
  readonly lengthFt: number;
}

/** The goods that a message mentions. */
export interface ExtractedGoods {
  readonly goods: readonly CountedGoods[];
  readonly vehicles: readonly MeasuredVehicle[];
  /** The number of bedrooms of each home; 0 for a studio. */
  readonly bedrooms: readonly number[];
  /** The length of the longest thing, in feet, if the message states one and names no vehicle. */
  readonly longestFt?: number;
}

const allGoods = [...roomsOfHome, ...otherRooms, ...furnitureAndBoxes];
const goodsMatcher = createPhraseMatcher(allGoods.map((it): [Goods, string] => [it, it.written]));
const vehicleMatcher = createPhraseMatcher(vehicles.map((it): [Vehicle, string] => [it, it.written]));
const homeWords: readonly (readonly [string, string])[] = [
  [
    'bedroom',
    'bedroom, bedrooms, bed room, bedrm, bedrms, br, bdrm, bdr, bd, bed apartment, bed flat, bed house, bed condo, bhk | recamara, habitacion, dormitorio, alcoba',
  ],
  ['studio', 'studio, studio apartment, efficiency, bachelor apartment, bedsit | estudio, monoambiente'],
  ['apartment', 'apartment, apt, flat, condo | apartamento, departamento, depa, piso'],
  [
    'house',
    'house, my home, our home, their home, her home, his home, the home, whole home, entire home, family home, townhouse, townhome, household, duplex | casa',
  ],
];
const homeMatcher = createPhraseMatcher(homeWords);

/** All phrases of goods, vehicles and homes, in the syntax of `createPhraseMatcher`. */
export const goodsPhrases = [
  ...[...allGoods, ...vehicles].map(({ written }) => written),
  ...homeWords.map(([, written]) => written),
].join(', ');

const typicalBedrooms = { apartment: 2, house: 3 } as const;
const fillerWords = new Set([
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

/** "Un apartamento de dos cuartos": rooms that are bedrooms. */
const cuartos = /\b((?:apartamento|departamento|depa|casa|piso) de \w+ )cuartos?\b/gi;

/** "Cuando me voy a casa" names no goods. */
const homeward = /\b(?:a|en|hacia) casa\b/gi;

/** Extracts goods with counts, vehicles with lengths, and homes with bedrooms from a message. */
export function extractGoods(message: string): ExtractedGoods {
  const text = withoutUnitSizes(message).replace(cuartos, '$1recamaras').replace(homeward, ' ');
  const words = splitWords(text.replace(/(\d)(?=[a-z])/gi, '$1 '));
  const taken = new Set<number>();
  // Vehicles come first, so that a motor home is not taken for a home.
  const found = takeLongest(vehicleMatcher.find(words), taken);
  const bedrooms = extractHomes(words, taken);
  const lengths = lengthsIn(text);
  const measured = found.map(({ name }, at): MeasuredVehicle => {
    const stated = lengths[at] ?? lengths[0];
    return { vehicle: name, lengthFt: stated ?? name.lengthFt };
  });
  const isCounted = ({ name }: PhraseMatch<Goods>) => bedrooms.length === 0 || !roomsOfHome.includes(name);
  const goods = withoutOrigin(takeLongest(goodsMatcher.find(words), taken), words)
    .filter(isCounted)
    .map(({ name, positions }) => ({ goods: name, stated: countBefore(words, positions[0] ?? 0), positions }));
  const longestFt = found.length === 0 && goods.length > 0 ? Math.max(0, ...lengths) : 0;
  const isStated = (one: Goods) => goods.some(({ goods: other, stated }) => other === one && stated !== undefined);
  return {
    // In "my boxes, around fifteen", the count follows the noun.
    goods: goods
      .filter(({ goods: one, stated }) => stated !== undefined || !isStated(one))
      .map(({ goods: one, stated, positions }) => ({
        goods: one,
        count: stated ?? usualCount(words[positions[0] ?? 0], one),
      })),
    vehicles: withoutTowed(measured),
    bedrooms,
    ...(longestFt > 0 && { longestFt }),
  };
}

/** Whether a message mentions no goods at all. */
export const isEmpty = ({ goods, vehicles: found, bedrooms }: ExtractedGoods): boolean =>
  goods.length + found.length + bedrooms.length === 0;

/** Keeps the longest of overlapping matches, so that a "pool table" does not count as a table. */
function takeLongest<Name>(found: readonly PhraseMatch<Name>[], taken: Set<number>): PhraseMatch<Name>[] {
  const longestFirst = [...found].sort((a, b) => b.positions.length - a.positions.length);
  return longestFirst.filter(({ positions }) => {
    if (positions.some((at) => taken.has(at))) return false;
    for (const at of positions) taken.add(at);
    return true;
  });
}

/** Drops trailers next to another vehicle, and second mentions: "a boat on a trailer" and "my truck, a crew cab" take one space. */
function withoutTowed(found: readonly MeasuredVehicle[]): readonly MeasuredVehicle[] {
  const once = found.filter(({ vehicle }, at) => found.findIndex((other) => other.vehicle === vehicle) === at);
  return once.length > 1 ? once.filter(({ vehicle }) => vehicle.english !== 'a trailer') : once;
}

/** With this many items or more, "from our house" says where they come from, not what is stored. */
const minItemizedGoods = 2;

const roomNames: ReadonlySet<Goods> = new Set([...roomsOfHome, ...otherRooms]);

/** Drops the room that the listed goods come from: "moving out of my dorm, a bed, a desk and 15 boxes". */
function withoutOrigin(found: readonly PhraseMatch<Goods>[], words: readonly string[]): readonly PhraseMatch<Goods>[] {
  const isRoom = ({ name }: PhraseMatch<Goods>) => roomNames.has(name);
  if (found.filter((match) => !isRoom(match)).length < minItemizedGoods) return found;
  return found.filter((match) => !isRoom(match) || !comesFrom.test(words.slice(0, match.positions[0]).join(' ')));
}

const comesFrom =
  /\b(?:out of|from|leaving|de|del|desde|dejando)(?: (?:a|an|the|my|our|his|her|their|un|una|el|la|mi|su))?$/;

/** Words before "house" that make it something other than the home to store: an ice house is for fishing. */
const notHomeBefore = new Set(['ice', 'fish', 'open', 'dog', 'tree', 'play', 'club', 'between', 'two']);

function extractHomes(words: readonly string[], taken: Set<number>): number[] {
  const isHome = ({ name, positions: [first = 0] }: PhraseMatch<string>) =>
    name !== 'house' || !notHomeBefore.has(words[first - 1] ?? '');
  const matches = homeMatcher.find(words).filter(isHome);
  const found = takeLongest(matches, new Set(taken));
  const counted = found.flatMap(({ name, positions }) => {
    if (name === 'studio') return [0];
    return name === 'bedroom' ? countsBefore(words, positions[0] ?? 0) : [];
  });
  const isItemized = takeLongest(goodsMatcher.find(words), new Set()).length >= minItemizedGoods;
  const named = found.flatMap(({ name }) =>
    !isItemized && (name === 'apartment' || name === 'house') ? [typicalBedrooms[name]] : [],
  );
  const homes = counted.length > 0 ? counted : named.slice(0, 1);
  if (homes.length > 0) for (const { positions } of found) for (const at of positions) taken.add(at);
  return homes;
}

/** The counts before a word; two for a range such as "two- to three-bedroom". */
function countsBefore(words: readonly string[], at: number): number[] {
  const last = countOf(words[at - 1]);
  if (last === undefined) return [];
  const isRange = ['to', 'or', 'a', 'o'].includes(words[at - 2] ?? '');
  const first = isRange ? countOf(words[at - 3]) : undefined;
  return first !== undefined && first < last ? [first, last] : [last];
}

const lengthUnits = new Set(['ft', 'foot', 'feet', 'inch', 'inches', 'pies']);

/** The count stated before a word. */
function countBefore(words: readonly string[], start: number): number | undefined {
  for (let at = start - 1; at >= Math.max(0, start - 4); at -= 1) {
    const word = words[at] ?? '';
    // "Two 8 ft ladders"
    if (lengthUnits.has(word)) {
      at -= 1;
      continue;
    }
    const count = countOf(word);
    if (count !== undefined) return isPossessive(word) && isPlural(words[start]) ? undefined : count;
    // "60 archive boxes"
    if (!fillerWords.has(word) && !/^\d{1,3}$/.test(words[at - 1] ?? '')) break;
  }
  return undefined;
}

const usualCount = (word: string | undefined, goods: Goods): number =>
  isPlural(word) ? Math.max(goods.usualCount, 2) : 1;

/** Whether a word marks a possession without a count: "my boxes". */
const isPossessive = (word: string): boolean => ['my', 'the', 'mi', 'la', 'el'].includes(word);
const isPlural = (word: string | undefined): boolean => /[^s]s$/.test(word ?? '') || /xes$/.test(word ?? '');

function countOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return vagueCounts.get(word);
}

const lengthPattern = /(\d{1,2}(?:\.\d+)?)[\s-]*(ft|feet|foot|footer|'|′|’|pies|meters?|metres?|metros?|m)(?![a-z])/gi;

/** All lengths in a text, in feet. What follows a height is one too: "how tall can it be, ours is 13'2". */
const lengthsIn = (text: string): number[] => {
  const clauses = text.split(/[,;]|\b(?:and|y)\b/i);
  const height = clauses.findIndex(isOfHeight);
  return (height < 0 ? clauses : clauses.slice(0, height)).flatMap((clause) =>
    [...clause.matchAll(lengthPattern)].map(([, figure, unit = '']) =>
      /^m/i.test(unit) ? Math.round(Number(figure) * feetPerMeter) : Number(figure),
    ),
  );
};

/** "It stands 12 foot 4", "13'2 tall", and nothing about the length. */
const isOfHeight = (text: string): boolean =>
  /\b(?:tall|high|height|stands|clears?|clearance|alto|altura)\b/i.test(text) &&
  !/\b(?:long|length|largo)\b/i.test(text);

/** Whether a text states a length, such as "34 ft". */
export const statesLength = (text: string): boolean => lengthsIn(withoutUnitSizes(text)).length > 0;
