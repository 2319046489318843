import type { UnitFeature } from '../../lexicon/unit-feature-phrases.ts';
import { isFunctionWord } from '../analyze-words.ts';
import { area, type Finder, featuresIn } from './reference.ts';
import { withFeatures } from './unit-features.ts';
import type { UnitWords } from './unit-words.ts';

const determiners = new Set(['the', 'that', 'those', 'el', 'la', 'los', 'las', 'una', 'uno', 'your']);
const nouns = new Set([
  'one',
  'ones',
  'kind',
  'type',
  'unit',
  'units',
  'size',
  'sizes',
  'spot',
  'space',
  'bodega',
  'unidad',
]);

/** "The garage-looking one" */
const alike = new Set(['looking', 'lookin', 'like', 'style']);

/** "Is that one inside?" */
const asksOfPointed = /\b(?:is|does|has|are) (?:that|this|it)\b/i;

/** "The one that does", after a unit without a feature. */
const isThatOne = /\bones? (?:that|which) (?:does|do|has|have|is|are)\b|\b(?:el|la|los|las) que si\b/;

/** "The heated one", "the drive-up", "la de clima" */
export const described: Finder = (read, { options, current, mentioned, listed, isListOpen, feature }, groups) => {
  const own = featuresIn(read);
  const features = own.length === 0 && feature && isThatOne.test(read.words.join(' ')) ? [feature] : own;
  if (groups.has('that_one') && asksOfPointed.test(read.text)) return undefined;
  // "13 foot 2 with the AC on top" is a height.
  const isHeight = read.asks.has('height') && /\d/.test(read.text);
  if (features.length === 0 || isHeight || !(own.length === 0 || isNamedByFeature(read))) return undefined;
  const sameSize = options.filter((option) => current.some((other) => area(other) === area(option)));
  const pools = [sameSize.length > 1 ? sameSize : [], isListOpen ? listed : [], options];
  const ofMentioned = withFeatures(mentioned, features);
  const units =
    ofMentioned.length === 1 && mentioned.length > 1
      ? ofMentioned
      : pools.map((pool) => withFeatures(pool, features)).find((having) => having.length > 0);
  return units && { kind: 'described', units };
};

/** The first and last word of adjacent features: "the heated garage". */
function spanOf(positions: readonly number[], features: UnitWords['features']): [start: number, end: number] {
  const all = new Set(features.flatMap((feature) => feature.positions));
  let [start = 0] = positions;
  let end = positions.at(-1) ?? start;
  while (all.has(start - 1)) start -= 1;
  while (all.has(end + 1)) end += 1;
  return [start, end];
}

/** Whether a feature refers to a unit: after an article, or before "one". "Is it heated?" asks about a unit instead. */
const isNamedByFeature = ({ words, features }: UnitWords): boolean =>
  features.some(({ positions }) => {
    const [start, end] = spanOf(positions, features);
    const [further, before] = [words[start - 2] ?? '', words[start - 1] ?? ''];
    const next = words[alike.has(words[end + 1] ?? '') ? end + 2 : end + 1];
    const isOne = nouns.has(next ?? '') && !subjects.has(before);
    const isLast = next === undefined || nouns.has(next) || isFunctionWord(next);
    const between = words.slice(Math.max(0, start - 4), start);
    const isOneWith = between.some((word) => nouns.has(word)) && between.includes('with');
    const isOneThat = between.includes('one') && !between.includes('it');
    return isOne || isOneWith || isOneThat || (isLast && determiners.has(before) && !subjects.has(further));
  });

/** Words before a statement about a unit: "It is inside", "has the heated floor". */
const subjects = new Set(['it', 'is', 'its', 'has', 'have', 'got', 'at', 'on']);

const wants =
  /\b(?:which|any|anything|do (?:you|yall|they)|got|have|need|want|looking for|are there|is there|what sizes|cual|cuales|tienen|tiene|hay|quiero|necesito|busco|que tamanos)\b/;

const likeThat =
  /\b(?:that way|like that|with that|with it|have that|have it|has that|has it|those|asi|con eso|lo tienen|eso)\b/;
const asksWhich =
  /\b(?:which|what|cuales|que)\b.{0,12}\b(?:sizes?|ones?|units?|rooms?|tamanos?|bodegas?|unidades|cuales)\b|\bcuales\b/;

/** In "which sizes come that way?", the feature is the last one mentioned. */
const featuresAsked = (read: UnitWords, last: UnitFeature | undefined): UnitFeature[] => {
  const text = read.words.join(' ');
  return last && likeThat.test(text) && asksWhich.test(text) ? [last] : [];
};

/** "Has AC?", asked of the unit in question. */
const asksOfMany =
  /\b(?:which|what|any|anything|ones|units|sizes|you|they|need|want|looking|cual|cuales|tienen|hay|quiero|necesito|busco)\b/;

const asksOfAll = /\bare (?:all )?(?:the|your) (?:units|rooms|lockers)\b/;

/** "Which ones are drive-up?", "any with air conditioning?", "are the units heated?" */
export const having: Finder = (read, { options, feature, isInFocus }, groups) => {
  const own = featuresIn(read);
  const features = own.length > 0 ? own : featuresAsked(read, feature);
  const text = read.words.join(' ');
  const isOfAll = asksOfAll.test(text);
  const isPointed = groups.has('it') || groups.has('that_one');
  const isOfOne = own.length > 0 && !isOfAll && (isPointed || (isInFocus && !asksOfMany.test(text)));
  if (features.length === 0 || isOfOne || !(isOfAll || wants.test(text))) return undefined;
  const units = withFeatures(options, features);
  return units.length > 0 ? { kind: 'having', units, features } : undefined;
};
