import { thresholds } from '../../decide/thresholds.ts';
import { createPhraseMatcher, type PhraseMatch } from '../../lexicon/phrase-matcher.ts';
import { type UnitFeature, unitFeaturePhrases } from '../../lexicon/unit-feature-phrases.ts';
import {
  notOfUnitPhrases,
  type UnitAskGroup,
  type UnitReferenceGroup,
  unitAskPhrases,
  unitFillerPhrases,
  unitReferencePhrases,
} from '../../lexicon/unit-phrases.ts';
import { correctSpelling } from '../../text/correct-spelling.ts';
import { memoizeMessages } from '../../text/memoize.ts';
import { splitWords } from '../../text/tokenize.ts';
import { isFunctionWord } from '../analyze-words.ts';
import { type ExtractedGoods, extractGoods, goodsPhrases } from '../entities/goods-extractor.ts';
import { parseUnitSizes, type UnitSize, withoutUnitSizes } from '../entities/unit-size.ts';
import { findUnitFeatures } from './unit-features.ts';

/** The words of a message that concern units. */
export interface UnitWords {
  readonly text: string;
  readonly words: readonly string[];
  readonly sizes: readonly UnitSize[];
  /** The ways in which it refers to units. */
  readonly references: ReadonlySet<UnitReferenceGroup>;
  readonly asks: ReadonlySet<UnitAskGroup>;
  readonly features: readonly PhraseMatch<UnitFeature>[];
  readonly goods: ExtractedGoods;
  /** It asks for something that is not in the record of a unit, such as a deposit. */
  readonly isOther: boolean;
  /** The share of its content words that any of these phrases explain, from 0 to 1. */
  readonly coverage: number;
  /** The number of content words that none of them explains. */
  readonly unexplained: number;
}

/** Things that a visitor won't store: "if we get rid of the couches", "without the bed". */
const givenUp =
  /\b(?:(?:get(?:ting)?|got) rid of|without|minus|leav(?:e|ing) out|sin|me deshago de|nos deshacemos de)\b[^,.;?!]*/gi;

const pairsOf = <Name extends string>(groups: Readonly<Record<Name, string>>): [Name, string][] =>
  Object.entries<string>(groups).map(([name, written]): [Name, string] => [name as Name, written]);

const references = createPhraseMatcher(pairsOf(unitReferencePhrases));
const asks = createPhraseMatcher(pairsOf(unitAskPhrases));
const others = createPhraseMatcher([['other', notOfUnitPhrases]]);
const fillers = createPhraseMatcher([...pairsOf(unitFillerPhrases), ['goods', goodsPhrases]]);

/** A size that is only ruled out: "Not the 10x10, the 10x15". */
const ruledOut = /\b(?:not|instead of|rather than|no|en vez de)\s+(?:the|a|an|la|el|una|un)?\s*$/i;

function sizesMeant(text: string): UnitSize[] {
  const all = parseUnitSizes(text);
  if (all.length < 2) return all;
  const kept = text.split(/(?=\b\d+(?:\.\d+)?\s?['’]?\s?(?:x|by|por)\s?\d)/i).flatMap((part, at, parts) => {
    const before = parts[at - 1] ?? '';
    return at > 0 && ruledOut.test(before) ? [] : parseUnitSizes(part);
  });
  return kept.length > 0 ? kept : all;
}

/** Words before a date: "on the first" is not the first unit. */
const precedesDate = new Set(['on', 'by', 'from', 'until', 'till', 'before', 'after', 'around', 'starting', 'for']);
const followsDate = new Set([
  'of',
  'month',
  'months',
  'week',
  'day',
  'night',
  'time',
  'floor',
  'thing',
  'rent',
  'payment',
  'two',
]);
const bareOrdinals = new Set(['first', 'second', 'third', 'last']);

const isOrdinalOfDate = (words: readonly string[], { positions }: PhraseMatch<UnitReferenceGroup>): boolean => {
  const [start = 0] = positions;
  const end = positions.at(-1) ?? start;
  if (positions.length !== 2 || !bareOrdinals.has(words[end] ?? '') || words[start] !== 'the') return false;
  return precedesDate.has(words[start - 1] ?? '') || followsDate.has(words[end + 1] ?? '');
};

const unitVocabulary = new Set(
  [unitReferencePhrases, unitAskPhrases, unitFillerPhrases, unitFeaturePhrases]
    .flatMap((groups) => Object.values<string>(groups))
    .flatMap(splitWords),
);

/** The spelling correction may know less of units: to it, "littler" is a "litter". */
const corrected = (word: string): string[] => (unitVocabulary.has(word) ? [word] : correctSpelling([word]));

export const readUnitWords = memoizeMessages((text): UnitWords => {
  const words = splitWords(withoutUnitSizes(text)).flatMap(corrected);
  const found = {
    references: references.find(words).filter((match) => !isOrdinalOfDate(words, match)),
    asks: asks.find(words),
    features: findUnitFeatures(words),
    others: others.find(words),
  };
  const isOfFeature = new Set(found.features.flatMap(({ positions }) => positions));
  const explained = new Set(
    [...found.references, ...found.asks, ...found.features, ...fillers.find(words)].flatMap(
      ({ positions }) => positions,
    ),
  );
  const content = words.map((word, at) => ({ word, at })).filter(({ word, at }) => counts(word) || explained.has(at));
  const unexplained = content.filter(({ at }) => !explained.has(at)).length;
  return {
    text,
    words,
    sizes: sizesMeant(text),
    references: new Set(found.references.map(({ name }) => name)),
    asks: new Set(found.asks.map(({ name }) => name)),
    features: found.features,
    goods: extractGoods(text.replace(givenUp, ' ')),
    isOther: found.others.some(({ positions }) => !positions.every((at) => isOfFeature.has(at))),
    coverage: content.length === 0 ? 1 : 1 - unexplained / content.length,
    unexplained,
  };
});

const counts = (word: string): boolean => !isFunctionWord(word) && !/^\d/.test(word) && word.length > 1;

/** Whether a message is about little else than units. */
export const isAboutUnits = ({ coverage, unexplained }: UnitWords): boolean =>
  coverage >= thresholds.aboutUnit && unexplained <= thresholds.unexplainedUnitWords;

/** Whether a message names things, vehicles or rooms to store. */
export const hasGoods = ({ goods: { goods, vehicles, bedrooms } }: UnitWords): boolean =>
  goods.length + vehicles.length + bedrooms.length > 0;

export const isOfDoorOrHeight = ({ asks: asked }: UnitWords): boolean => asked.has('door') || asked.has('height');
