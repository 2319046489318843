import { readModelFile } from '../model-files.ts';
import { lazily } from '../text/memoize.ts';
import { type CorrectWord, createSpellingCorrector } from '../text/spelling-corrector.ts';
import { stemWord, stemWords } from '../text/stem-word.ts';
import { splitWords } from '../text/tokenize.ts';
import { actionConcepts } from './action-concepts.ts';
import { affairConcepts } from './affair-concepts.ts';
import { peopleConcepts } from './people-concepts.ts';
import { storageConcepts } from './storage-concepts.ts';
import { thingConcepts } from './thing-concepts.ts';

/** An occurrence of a concept in a text: `length` words from index `start`. */
export interface ConceptMatch {
  readonly concept: string;
  readonly start: number;
  readonly length: number;
}

interface LexiconTerm {
  readonly concept: string;
  readonly words: readonly string[];
  /** Matches only as written, not by stem. */
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
const exampleWords = readModelFile('vocabulary.txt').toString('utf8').split(/\s+/);

/** The words that spelling is corrected towards. */
const vocabulary = new Set([...englishWords, ...spanishWords, ...exampleWords]);
const vocabularyStems = lazily(() => new Set([...vocabulary].map(stemWord)));

/** Terms that share their first word. Longer ones are indexed by their second word, since many begin with "my". */
interface TermsByLength {
  readonly alone: LexiconTerm[];
  readonly bySecond: Map<string, LexiconTerm[]>;
}

const termsByStart = lazily(() => {
  const byStart = new Map<string, TermsByLength>();
  for (const term of entries.flatMap(({ concept, english, spanish }) => parseTerms(concept, `${english},${spanish}`))) {
    const [first = '', second] = term.words;
    const terms: TermsByLength = byStart.get(first) ?? { alone: [], bySecond: new Map() };
    byStart.set(first, terms);
    if (second === undefined) terms.alone.push(term);
    else terms.bySecond.set(second, [...(terms.bySecond.get(second) ?? []), term]);
  }
  return byStart;
});

const englishByConcept = new Map(entries.map(({ concept, english }) => [concept, splitWords(english)]));

/** The English words of a concept, the most typical first; empty for an unknown concept. */
export const englishWordsOf = (concept: string): readonly string[] => englishByConcept.get(concept) ?? [];

/** Whether any inflection of a word is in the vocabulary. */
export const isVocabulary = (word: string): boolean => vocabularyStems().has(stemWord(word));

/** Corrects a misspelled word to one of the vocabulary. */
export const correctKnownWord: CorrectWord = createSpellingCorrector(vocabulary);

/** Whether only English phrases of the dictionary contain a word. */
export const isEnglish = (word: string): boolean => englishWords.has(word) && !spanishWords.has(word);
/** Whether only Spanish phrases of the dictionary contain a word. */
export const isSpanish = (word: string): boolean => spanishWords.has(word) && !englishWords.has(word);

/** Finds all concepts in a tokenized text, overlapping ones included. */
export function findConcepts(words: readonly string[]): ConceptMatch[] {
  const stems = stemWords(words);
  const found: ConceptMatch[] = [];
  const addMatches = (terms: readonly LexiconTerm[] = [], start: number) => {
    for (const term of terms) {
      if (matchesAt(term, term.isExact ? words : stems, start))
        found.push({ concept: term.concept, start, length: term.words.length });
    }
  };
  for (let start = 0; start < words.length; start++) {
    const [word = '', stem = ''] = [words[start], stems[start]];
    const [second = '', secondStem = ''] = [words[start + 1], stems[start + 1]];
    const byWord = termsByStart().get(word);
    const byStem = word === stem ? byWord : termsByStart().get(stem);
    addMatches(byWord?.alone, start);
    addMatches(byWord?.bySecond.get(second), start);
    if (stem !== word) addMatches(byStem?.alone, start);
    if (stem !== word || secondStem !== second) addMatches(byStem?.bySecond.get(secondStem), start);
  }
  return found;
}

const matchesAt = ({ words: phrase }: LexiconTerm, words: readonly string[], start: number): boolean =>
  phrase.every((word, offset) => word === words[start + offset]);
