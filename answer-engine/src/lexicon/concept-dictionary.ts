import { readModelFile } from '../model-files.ts';
import { lazily } from '../text/lazy.ts';
import { type Correct, createSpellingCorrector } from '../text/spelling-corrector.ts';
import { stemWord, stemWords } from '../text/stem-word.ts';
import { splitWords } from '../text/tokenize.ts';
import { actionConcepts } from './action-concepts.ts';
import { affairConcepts } from './affair-concepts.ts';
import { peopleConcepts } from './people-concepts.ts';
import { storageConcepts } from './storage-concepts.ts';
import { thingConcepts } from './thing-concepts.ts';

/** A word or phrase of the lexicon found in a text. */
export interface PhraseFound {
  readonly concept: string;
  readonly start: number;
  readonly length: number;
}

interface LexiconTerm {
  readonly concept: string;
  readonly words: readonly string[];
  /** Written with `=`: only this very form. Others match in all their inflections. */
  readonly isExact: boolean;
}

const parseTerms = (concept: string, written: string): LexiconTerm[] =>
  written.split(',').flatMap((term) => {
    const [, exactSign, phrase] = /^\s*(=?)(.+?)\s*$/.exec(term) ?? [];
    if (phrase === undefined) return [];
    const isExact = exactSign === '=';
    const words = splitWords(phrase);
    return [{ concept, words: isExact ? words : words.map(stemWord), isExact }];
  });

const lexicon = { ...storageConcepts, ...thingConcepts, ...peopleConcepts, ...actionConcepts, ...affairConcepts };
const entries = Object.entries(lexicon).map(([concept, written]) => {
  const [english = '', spanish = ''] = written.split('|');
  return { concept, english, spanish };
});
const englishWords = new Set(entries.flatMap(({ english }) => splitWords(english)));
const spanishWords = new Set(entries.flatMap(({ spanish }) => splitWords(spanish)));
/** The words of the examples in data/intents.jsonl, without their typos. */
const wordsOfExamples = readModelFile('vocabulary.txt').toString('utf8').split(/\s+/);

/** Every word that visitors are known to use, whether it has a meaning of its own or not. */
const vocabulary = new Set([...englishWords, ...spanishWords, ...wordsOfExamples]);
const vocabularyStems = lazily(() => new Set([...vocabulary].map(stemWord)));

/** Terms that begin with one word: those that are this word alone, and the others by their second one: many begin with "my". */
interface TermsOfStart {
  readonly alone: LexiconTerm[];
  readonly bySecond: Map<string, LexiconTerm[]>;
}

const termsByStart = lazily(() => {
  const byStart = new Map<string, TermsOfStart>();
  for (const term of entries.flatMap(({ concept, english, spanish }) => parseTerms(concept, `${english},${spanish}`))) {
    const [first = '', second] = term.words;
    const ofStart: TermsOfStart = byStart.get(first) ?? { alone: [], bySecond: new Map() };
    byStart.set(first, ofStart);
    if (second === undefined) ofStart.alone.push(term);
    else ofStart.bySecond.set(second, [...(ofStart.bySecond.get(second) ?? []), term]);
  }
  return byStart;
});

const englishByConcept = new Map(entries.map(({ concept, english }) => [concept, splitWords(english)]));

/** The English words of a concept, the most telling first. */
export const englishOf = (concept: string): readonly string[] => englishByConcept.get(concept) ?? [];

export const isVocabulary = (word: string): boolean => vocabularyStems().has(stemWord(word));

/** What a mistyped word was meant to be, if that is a word of visitors. */
export const correctKnownWord: Correct = createSpellingCorrector(vocabulary);

export const isEnglish = (word: string): boolean => englishWords.has(word) && !spanishWords.has(word);
export const isSpanish = (word: string): boolean => spanishWords.has(word) && !englishWords.has(word);

/** Every phrase of the lexicon in a text, also those that overlap. */
export function phrasesIn(words: readonly string[]): PhraseFound[] {
  const stems = stemWords(words);
  const found: PhraseFound[] = [];
  const take = (terms: readonly LexiconTerm[] = [], start: number) => {
    for (const term of terms) {
      const isThere = standsAt(term, term.isExact ? words : stems, start);
      if (isThere) found.push({ concept: term.concept, start, length: term.words.length });
    }
  };
  for (let start = 0; start < words.length; start++) {
    const [word = '', stem = ''] = [words[start], stems[start]];
    const [second = '', secondStem = ''] = [words[start + 1], stems[start + 1]];
    const ofWord = termsByStart().get(word);
    const ofStem = word === stem ? ofWord : termsByStart().get(stem);
    take(ofWord?.alone, start);
    take(ofWord?.bySecond.get(second), start);
    if (stem !== word) take(ofStem?.alone, start);
    if (stem !== word || secondStem !== second) take(ofStem?.bySecond.get(secondStem), start);
  }
  return found;
}

const standsAt = ({ words: phrase }: LexiconTerm, words: readonly string[], start: number): boolean =>
  phrase.every((word, offset) => word === words[start + offset]);
