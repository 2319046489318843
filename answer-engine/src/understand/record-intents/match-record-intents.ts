import { thresholds } from '../../decide/thresholds.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { matchesRule, type PhraseRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { recordPhrases } from '../../lexicon/record-phrases.ts';
import { isAnyIn } from '../../text/is-any-in.ts';
import { memoizeMessages } from '../../text/memoize.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { stemWord } from '../../text/stem-word.ts';
import { splitWords } from '../../text/tokenize.ts';
import { isFunctionWord } from '../analyze-words.ts';
import { goodsPhrases } from '../entities/goods-extractor.ts';
import { parseUnitSizes, withoutUnitSizes } from '../entities/unit-size.ts';
import {
  alsoExplains,
  type PhrasedRecordIntent,
  phrasedRecordIntents,
  type RecordIntent,
  recordIntentRules,
} from './record-intent-rules.ts';

/** The record intents of a message, each with its coverage: the share of its sentence that it explains, from 0 to 1. */
export type RecordIntents = ReadonlyMap<RecordIntent, number>;

interface RecordIntentMatcher {
  readonly recordIntent: PhrasedRecordIntent;
  readonly rules: readonly PhraseRule[];
  readonly explainedGroups: ReadonlySet<string>;
}

interface SentenceWord {
  readonly stem: string;
  /** The groups of the phrases that it belongs to. */
  readonly groups: ReadonlySet<string>;
  /** A content word: neither a stop word nor a number. */
  readonly isContent: boolean;
}

interface Sentence {
  readonly words: readonly SentenceWord[];
  /** The record intents with a matching rule, regardless of their coverage. */
  readonly matching: readonly RecordIntentMatcher[];
}

const matcher = createPhraseMatcher([...Object.entries(recordPhrases), ['goods', goodsPhrases]]);

const alwaysExplained = ['you', 'around'];

const matchers = phrasedRecordIntents.map(
  (recordIntent): RecordIntentMatcher => ({
    recordIntent,
    rules: recordIntentRules[recordIntent].map(parseRule),
    explainedGroups: new Set([...alsoExplains[recordIntent].split(' '), ...alwaysExplained]),
  }),
);

/**
 * Finds the record intents whose rules match a sentence and that cover enough of it.
 *
 * @param unitTypeWords stems of the words in the facility's unit types, which count as explained for every record intent
 */
export function matchRecordIntents(text: string, unitTypeWords: ReadonlySet<string>): RecordIntents {
  const found = new Map<RecordIntent, number>();
  for (const { words, matching } of matchSentences(text)) {
    for (const { recordIntent, explainedGroups } of matching) {
      const coverage = coverageOf(words, explainedGroups, unitTypeWords);
      if (coverage >= minCoverage(recordIntent))
        found.set(recordIntent, Math.max(coverage, found.get(recordIntent) ?? 0));
    }
  }
  return found;
}

/** The minimum coverage for a record intent to count. It is lower for unit sizes, because visitors add features that no phrase contains. */
const minCoverage = (recordIntent: RecordIntent): number =>
  recordIntent === 'unit_size' ? thresholds.unitSizeCoverage : thresholds.recordIntentCoverage;

const matchSentences = memoizeMessages((text) => sentencesOf(text).map(matchSentence));

const hasContent = /[\p{L}\p{N}$]/u;

/** Splits a text into sentences, but joins a bare size with the next one: "10x20. Got one?" */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of splitSentences(text, { atSemicolons: true, anyCase: true })) {
    if (!hasContent.test(part)) continue;
    const last = sentences.at(-1);
    const isBareSize = last !== undefined && !/[a-z]{2}/i.test(withoutUnitSizes(last));
    if (isBareSize) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** Dollar signs without an amount, as in "10x10 $$?" */
const moneySigns = /\$+(?!\s?\d)/g;

function matchSentence(text: string): Sentence {
  const tokens = splitWords(withoutUnitSizes(text).replace(moneySigns, ' price '));
  const words = tokens.map((word) => ({ stem: stemWord(word), groups: new Set<string>(), isContent: isContent(word) }));
  const groups = new Set<string>();
  for (const { name, positions } of matcher.find(tokens)) {
    groups.add(name);
    for (const at of positions) words[at]?.groups.add(name);
  }
  if (parseUnitSizes(text).length > 0) groups.add('size_named');
  const matching = matchers.filter(({ rules }) => rules.some((rule) => matchesRule(rule, groups)));
  return { words, matching };
}

const isContent = (word: string): boolean => !isFunctionWord(word) && !/^\d/.test(word) && word.length > 1;

/** The weight of a stop word within a matched phrase; a content word counts 1. */
const stopWordWeight = 0.5;

/** The weighted share of the words that are explained by a phrase or a unit type; 1 when none counts. */
function coverageOf(
  words: readonly SentenceWord[],
  explainedGroups: ReadonlySet<string>,
  unitTypeWords: ReadonlySet<string>,
): number {
  let explained = 0;
  let unexplained = 0;
  for (const { stem, groups, isContent: counts } of words) {
    if (unitTypeWords.has(stem) || isAnyIn(groups, explainedGroups)) explained += counts ? 1 : stopWordWeight;
    else if (counts) unexplained += 1;
  }
  return explained + unexplained === 0 ? 1 : explained / (explained + unexplained);
}
