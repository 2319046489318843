import { splitWords } from './normalize-text.ts';
import { createSpelling } from './spelling.ts';
import { stemWord } from './stem-word.ts';
import { synonyms } from './synonyms.ts';
import { actWords } from './words/acts.ts';
import { matterWords } from './words/matters.ts';
import { peopleWords } from './words/people.ts';
import { thingWords } from './words/things.ts';

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

const lexicon = { ...synonyms, ...thingWords, ...peopleWords, ...actWords, ...matterWords };
const entries = Object.entries(lexicon).map(([concept, written]) => {
  const [english = '', spanish = ''] = written.split('|');
  return { concept, english, spanish };
});
const englishWords = new Set(entries.flatMap(({ english }) => splitWords(english)));
const spanishWords = new Set(entries.flatMap(({ spanish }) => splitWords(spanish)));
const allWords = new Set([...englishWords, ...spanishWords]);
const allStems = new Set([...allWords].map(stemWord));
const terms = entries.flatMap(({ concept, english, spanish }) => parseTerms(concept, `${english},${spanish}`));
const termsByFirstWord = new Map<string | undefined, LexiconTerm[]>();
for (const term of terms) {
  const sharing = termsByFirstWord.get(term.words[0]);
  if (sharing) sharing.push(term);
  else termsByFirstWord.set(term.words[0], [term]);
}

const spelling = createSpelling(allWords);

/** What a mistyped word was meant to be, if that is a word of the lexicon. */
export const correctSpelling = (word: string): string | undefined =>
  allStems.has(stemWord(word)) ? undefined : spelling(word);

export const isEnglish = (word: string): boolean => englishWords.has(word) && !spanishWords.has(word);
export const isSpanish = (word: string): boolean => spanishWords.has(word) && !englishWords.has(word);

/** Every phrase of the lexicon in a text, also those that overlap. */
export function phrasesIn(words: readonly string[]): PhraseFound[] {
  const stems = words.map(stemWord);
  return words.flatMap((word, start) =>
    [...new Set([word, stems[start]])]
      .flatMap((first) => termsByFirstWord.get(first) ?? [])
      .filter((term) => standsAt(term, term.isExact ? words : stems, start))
      .map(({ concept, words: { length } }) => ({ concept, start, length })),
  );
}

const standsAt = (term: LexiconTerm, words: readonly string[], start: number): boolean =>
  term.words.every((word, offset) => word === words[start + offset]);

/** Whether the topics are told by it: the rest of the lexicon only tells what a text is like. */
export const tellsTopics = (concept: string): boolean => Object.hasOwn(synonyms, concept);
