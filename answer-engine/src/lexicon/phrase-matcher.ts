import { lazily } from '../text/lazy.ts';
import { stemWord, stemWords } from '../text/stem-word.ts';
import { splitWords } from '../text/tokenize.ts';

/** A phrase of the book in a text, by the positions of its words. */
export interface PhraseMatch<Name> {
  readonly name: Name;
  readonly positions: readonly number[];
}

export interface PhraseMatcher<Name> {
  find(words: readonly string[]): PhraseMatch<Name>[];
}

interface Phrase<Name> {
  readonly name: Name;
  readonly isExact: boolean;
  readonly words: readonly string[];
}

const gap = '..';
const maxWordsInGap = 3;

/**
 * Named groups of phrases as people say them; English, then Spanish after the bar, separated by commas, in lower case
 * without accents and apostrophes. A phrase matches in all its inflections, one that begins with `=` only as it is written; `..`
 * stands for up to three words.
 */
export function createPhraseMatcher<Name>(groups: readonly (readonly [Name, string])[]): PhraseMatcher<Name> {
  const read = lazily(() => byFirstWord(groups));
  return {
    find(words) {
      const phrases = read();
      const stems = stemWords(words);
      const found: PhraseMatch<Name>[] = [];
      const findFrom = (first: string, start: number) => {
        const sharing = phrases.get(first);
        if (sharing === undefined) return;
        for (const { name, isExact, words: phrase } of sharing) {
          const positions = positionsOf(phrase, 0, isExact ? words : stems, start);
          if (positions) found.push({ name, positions });
        }
      };
      for (let start = 0; start < words.length; start++) {
        const word = words[start] ?? '';
        const stem = stems[start] ?? '';
        findFrom(word, start);
        if (stem !== word) findFrom(stem, start);
      }
      return found;
    },
  };
}

function byFirstWord<Name>(groups: readonly (readonly [Name, string])[]): ReadonlyMap<string, Phrase<Name>[]> {
  const phrases = new Map<string, Phrase<Name>[]>();
  for (const phrase of groups.flatMap(([name, written]) => phrasesOf(name, written))) {
    const [first = ''] = phrase.words;
    const sharing = phrases.get(first);
    if (sharing) sharing.push(phrase);
    else phrases.set(first, [phrase]);
  }
  return phrases;
}

const phrasesOf = <Name>(name: Name, written: string): Phrase<Name>[] =>
  written.split(/[,|]/).flatMap((part) => {
    const phrase = part.trim();
    if (phrase === '') return [];
    const isExact = phrase.startsWith('=');
    const words = phrase.replace('=', '').split(/\s+/).flatMap(asRead);
    return [{ name, isExact, words: isExact ? words : words.map((word) => (word === gap ? gap : stemWord(word))) }];
  });

/** Phrases are matched with words in full: "wanna" was read as "want to". */
const asRead = (word: string): readonly string[] => (word === gap ? [gap] : splitWords(word));

/** Where each word of a phrase, from one of them on, stands when that one begins at a word of the text. */
function positionsOf(
  phrase: readonly string[],
  from: number,
  text: readonly string[],
  start: number,
): number[] | undefined {
  if (from === phrase.length) return [];
  if (phrase[from] !== gap) {
    const rest = phrase[from] === text[start] ? positionsOf(phrase, from + 1, text, start + 1) : undefined;
    return rest && [start, ...rest];
  }
  for (let left = 0; left <= maxWordsInGap; left += 1) {
    const rest = positionsOf(phrase, from + 1, text, start + left);
    if (rest) return rest;
  }
  return undefined;
}
