import type { Language } from '../text/detect-language.ts';
import { stemWord } from '../text/stem-word.ts';
import { meanings as meaningPhrases } from './meanings.ts';
import * as vocabulary from './vocabulary.ts';

/** A meaning of a word or phrase. */
export interface Meaning {
  readonly id: string;
  /** The word means the opposite: "closed" for "open". */
  readonly isOpposite: boolean;
}

type Lists = Readonly<Record<string, string>>;

export const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase();

const stems: Readonly<Record<Language, (word: string) => string>> = {
  english: stemWord,
  // Gender and number: "climatizadas" is "climatizado".
  spanish: (word) => (word.length > 4 ? word.replace(/e?s$/, '').replace(/[ao]$/, 'o') : word),
};

export const stemOf = (word: string, language: Language): string => stems[language](word);

/** Looks up words and phrases by their stems, and words by their prefixes. */
class Lookup<T> {
  private readonly whole = new Map<string, T[]>();
  private readonly beginnings = new Map<string, T[]>();
  /** The length in words of the longest phrase that begins with a word. */
  private readonly lengths = new Map<string, number>();

  constructor(private readonly language: Language) {}

  add(term: string, value: T): void {
    const words = plainWord(term).split(' ');
    const list = term.endsWith('*') ? this.beginnings : this.whole;
    const key = term.endsWith('*') ? plainWord(term).slice(0, -1) : this.keyOf(words);
    list.set(key, [...(list.get(key) ?? []), value]);
    const first = this.keyOf(words.slice(0, 1));
    this.lengths.set(first, Math.max(this.lengths.get(first) ?? 1, words.length));
  }

  keyOf(words: readonly string[]): string {
    return words.map((word) => stemOf(word, this.language)).join(' ');
  }

  lengthFrom(word: string): number {
    return this.lengths.get(this.keyOf([word])) ?? 1;
  }

  find(words: readonly string[]): readonly T[] {
    const found = this.whole.get(this.keyOf(words));
    if (found || words.length > 1) return found ?? [];
    const [word = ''] = words;
    for (let length = word.length; length > 2; length -= 1) {
      const beginning = this.beginnings.get(word.slice(0, length));
      if (beginning) return beginning;
    }
    return [];
  }
}

const bothLanguages = <T>(): Readonly<Record<Language, Lookup<T>>> => ({
  english: new Lookup('english'),
  spanish: new Lookup('spanish'),
});

function readLists(lists: Lists): Readonly<Record<Language, Lookup<Meaning>>> {
  const lookups = bothLanguages<Meaning>();
  for (const [name, terms] of Object.entries(lists)) {
    const isOpposite = name.startsWith('-');
    const meaning = { id: isOpposite ? name.slice(1) : name, isOpposite };
    eachTerm(terms, ', ', (term, language) => lookups[language].add(term, meaning));
  }
  return lookups;
}

function eachTerm(terms: string, separator: string, use: (term: string, language: Language) => void): void {
  const [english = '', spanish = ''] = terms.split('|');
  for (const term of split(english, separator)) use(term, 'english');
  for (const term of split(spanish, separator)) use(term, 'spanish');
}

const split = (terms: string, separator: string): string[] =>
  terms
    .trim()
    .split(separator)
    .map((term) => term.trim())
    .filter((term) => term !== '');

function readSet(terms: string): Readonly<Record<Language, ReadonlySet<string>>> {
  const sets = { english: new Set<string>(), spanish: new Set<string>() };
  eachTerm(terms, ' ', (term, language) => sets[language].add(plainWord(term)));
  return sets;
}

const meanings = readLists(meaningPhrases);
const raised = readLists(vocabulary.raised);
const lowered = readLists(vocabulary.lowered);
const negators = readSet(vocabulary.negators);
const light = {
  english: new Set(split(vocabulary.lightWords, '\n').flatMap((it) => it.split(' '))),
  spanish: new Set(split(vocabulary.spanishLightWords, '\n').flatMap((it) => it.split(' '))),
};

/** A Spanish sentence may contain English words. */
const bothOf = (language: Language): readonly Language[] =>
  language === 'spanish' ? ['spanish', 'english'] : ['english'];

const firstFound = <T>(lookups: Readonly<Record<Language, Lookup<T>>>, words: readonly string[], language: Language) =>
  bothOf(language)
    .map((it) => lookups[it].find(words))
    .find((found) => found.length > 0) ?? [];

/** The length in words of the longest known phrase that begins with a word. */
export const longestFrom = (word: string, language: Language): number =>
  Math.max(
    ...bothOf(language).flatMap((it) => [meanings, raised, lowered].map((lookups) => lookups[it].lengthFrom(word))),
  );
export const meaningsOf = (words: readonly string[], language: Language): readonly Meaning[] =>
  firstFound(meanings, words, language);
export const raisesOf = (words: readonly string[], language: Language): readonly string[] =>
  firstFound(raised, words, language).map(({ id }) => id);
export const lowersOf = (words: readonly string[], language: Language): readonly string[] =>
  firstFound(lowered, words, language).map(({ id }) => id);
export const isNegator = (word: string, language: Language): boolean => negators[language].has(word);
export const isLight = (word: string, language: Language): boolean => light[language].has(word);
