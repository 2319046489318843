import { type Correct, createSpelling } from './spelling.ts';
import { stemWord } from './stem-word.ts';
import { synonyms } from './synonyms.ts';
import { topics } from './topics.ts';

interface Phrase {
  readonly concept: string;
  /** Stems, or with `isExact` the very words. */
  readonly words: readonly string[];
  readonly isExact: boolean;
}

/** A word or phrase of the lexicon found in a text. */
export interface PhraseFound {
  readonly concept: string;
  readonly start: number;
  readonly length: number;
}

interface Topic {
  readonly name: string;
  readonly present: readonly (readonly string[])[];
  readonly absent: readonly string[];
}

export interface Lexicon {
  readonly correct: Correct;
  isEnglish(word: string): boolean;
  isSpanish(word: string): boolean;
  /** Every known phrase of a text, also those that overlap. */
  phrasesIn(words: readonly string[]): PhraseFound[];
  topicsOf(concepts: ReadonlySet<string>): ReadonlySet<string>;
}

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);

function buildLexicon(): Lexicon {
  const phrases = new Map<string, Phrase[]>();
  const english = new Set<string>();
  const spanish = new Set<string>();

  const addTerm = (concept: string, term: string, vocabulary: Set<string>) => {
    const isExact = term.startsWith('=');
    const written = (isExact ? term.slice(1) : term).split(' ');
    for (const word of written) vocabulary.add(word);
    const words = isExact ? written : written.map(stemWord);
    const [first = ''] = words;
    phrases.set(first, [...(phrases.get(first) ?? []), { concept, words, isExact }]);
  };

  for (const [concept, terms] of Object.entries(synonyms)) {
    const [englishTerms = '', spanishTerms = ''] = terms.split('|');
    for (const term of splitList(englishTerms)) addTerm(concept, term, english);
    for (const term of splitList(spanishTerms)) addTerm(concept, term, spanish);
  }
  const parsedTopics = Object.entries(topics).flatMap(([name, patterns]) =>
    splitList(patterns).map((pattern) => parseTopic(name, pattern)),
  );
  const stems = new Set([...english, ...spanish].map(stemWord));
  const correct = createSpelling(new Set([...english, ...spanish]));

  return {
    correct: (word) => (stems.has(stemWord(word)) ? undefined : correct(word)),
    isEnglish: (word) => english.has(word) && !spanish.has(word),
    isSpanish: (word) => spanish.has(word) && !english.has(word),
    phrasesIn(words) {
      const stemmed = words.map(stemWord);
      return words.flatMap((word, start) => {
        const starting = new Set([...(phrases.get(stemmed[start] ?? '') ?? []), ...(phrases.get(word) ?? [])]);
        return [...starting]
          .filter((phrase) => standsAt(phrase, phrase.isExact ? words : stemmed, start))
          .map((phrase) => ({ concept: phrase.concept, start, length: phrase.words.length }));
      });
    },
    topicsOf: (concepts) => new Set(parsedTopics.filter((topic) => fits(topic, concepts)).map(({ name }) => name)),
  };
}

const standsAt = (phrase: Phrase, words: readonly string[], start: number): boolean =>
  phrase.words.every((word, offset) => word === words[start + offset]);

function parseTopic(name: string, pattern: string): Topic {
  const parts = pattern.split('+').map((part) => part.trim());
  const names = (part: string) => part.split('/').map((it) => it.trim());
  return {
    name,
    present: parts.filter((part) => !part.startsWith('!')).map(names),
    absent: parts.filter((part) => part.startsWith('!')).flatMap((part) => names(part.slice(1))),
  };
}

const fits = ({ present, absent }: Topic, concepts: ReadonlySet<string>): boolean =>
  present.every((choices) => choices.some((name) => concepts.has(name))) && !absent.some((name) => concepts.has(name));

export const lexicon: Lexicon = buildLexicon();
