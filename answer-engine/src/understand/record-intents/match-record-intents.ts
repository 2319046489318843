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

/** What a message asks of the record, and the share of its sentence that this accounts for, from 0 to 1. */
export type RecordIntents = ReadonlyMap<RecordIntent, number>;

interface RecordIntentMatcher {
  readonly recordIntent: PhrasedRecordIntent;
  readonly rules: readonly PhraseRule[];
  readonly explains: ReadonlySet<string>;
}

interface SentenceWord {
  readonly stem: string;
  /** The groups that account for it. */
  readonly groups: ReadonlySet<string>;
  /** It says by itself what a sentence is about. */
  readonly isContent: boolean;
}

interface Sentence {
  readonly words: readonly SentenceWord[];
  /** What it asks, if enough of it is accounted for. */
  readonly fitting: readonly RecordIntentMatcher[];
}

const matcher = createPhraseMatcher([...Object.entries(recordPhrases), ['goods', goodsPhrases]]);

const alwaysExplained = ['you', 'around'];

const readers = phrasedRecordIntents.map(
  (recordIntent): RecordIntentMatcher => ({
    recordIntent,
    rules: recordIntentRules[recordIntent].map(parseRule),
    explains: new Set([...alsoExplains[recordIntent].split(' '), ...alwaysExplained]),
  }),
);

/** @param stock stems of the words that the facility tells its units by: they are what a question on units is about */
export function matchRecordIntents(text: string, stock: ReadonlySet<string>): RecordIntents {
  const found = new Map<RecordIntent, number>();
  for (const { words, fitting } of sentencesRead(text)) {
    for (const { recordIntent, explains } of fitting) {
      const coverage = coverageOf(words, explains, stock);
      if (coverage >= leastCoverage(recordIntent))
        found.set(recordIntent, Math.max(coverage, found.get(recordIntent) ?? 0));
    }
  }
  return found;
}

/** A size that is named says little about what is asked of it. */
const leastCoverage = (recordIntent: RecordIntent): number =>
  recordIntent === 'unit_size' ? thresholds.unitSizeCoverage : thresholds.recordIntentCoverage;

const sentencesRead = memoizeMessages((text) => sentencesOf(text).map(readSentence));

const saysAnything = /[\p{L}\p{N}$]/u;

/** A size that stands alone belongs to what is asked after it: "10x20. Got one?" */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of splitSentences(text, { atSemicolons: true, anyCase: true })) {
    if (!saysAnything.test(part)) continue;
    const last = sentences.at(-1);
    const isBareSize = last !== undefined && !/[a-z]{2}/i.test(withoutUnitSizes(last));
    if (isBareSize) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** "10x10 $$?" */
const moneySigns = /\$+(?!\s?\d)/g;

function readSentence(text: string): Sentence {
  const spoken = splitWords(withoutUnitSizes(text).replace(moneySigns, ' price '));
  const words = spoken.map((word) => ({ stem: stemWord(word), groups: new Set<string>(), isContent: isContent(word) }));
  const groups = new Set<string>();
  for (const { name, positions } of matcher.find(spoken)) {
    groups.add(name);
    for (const at of positions) words[at]?.groups.add(name);
  }
  if (parseUnitSizes(text).length > 0) groups.add('size_named');
  const fitting = readers.filter(({ rules }) => rules.some((rule) => matchesRule(rule, groups)));
  return { words, fitting };
}

/** Figures say how much of something; stop words say nothing by themselves. */
const isContent = (word: string): boolean => !isFunctionWord(word) && !/^\d/.test(word) && word.length > 1;

/** In a phrase that is known, even a stop word tells something. */
const stopWordWeight = 0.5;

function coverageOf(words: readonly SentenceWord[], explains: ReadonlySet<string>, stock: ReadonlySet<string>): number {
  let explained = 0;
  let others = 0;
  for (const { stem, groups, isContent: isAbout } of words) {
    if (stock.has(stem) || isAnyIn(groups, explains)) explained += isAbout ? 1 : stopWordWeight;
    else if (isAbout) others += 1;
  }
  return explained + others === 0 ? 1 : explained / (explained + others);
}
