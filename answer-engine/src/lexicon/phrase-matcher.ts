import { lazily } from '../text/memoize.ts';
import { stemWord, stemWords } from '../text/stem-word.ts';
import { splitWords } from '../text/tokenize.ts';

/** An occurrence of a phrase in a text. */
export interface PhraseMatch<Name> {
  readonly name: Name;
  /** Indexes of the matched words, without those in a gap. */
  readonly positions: readonly number[];
}

export interface PhraseMatcher<Name> {
  /** Finds all occurrences in a tokenized text, overlapping ones included. */
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
 * Compiles named groups of phrases into a matcher.
 *
 * @param groups pairs of a name and its phrases, separated by commas: English, then Spanish after a bar, in lower case without
 *   accents and apostrophes. A phrase matches in all its inflections, or only as written after `=`; `..` stands for up to three
 *   words.
 */
export function createPhraseMatcher<Name>(groups: readonly (readonly [Name, string])[]): PhraseMatcher<Name> {
  const index = lazily(() => byFirstWord(groups));
  return {
    find(words) {
      const phrases = index();
      const stems = stemWords(words);
      const found: PhraseMatch<Name>[] = [];
      const findFrom = (first: string, start: number) => {
        const candidates = phrases.get(first);
        if (candidates === undefined) return;
        for (const { name, isExact, words: phrase } of candidates) {
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
    const candidates = phrases.get(first);
    if (candidates) candidates.push(phrase);
    else phrases.set(first, [phrase]);
  }
  return phrases;
}

const phrasesOf = <Name>(name: Name, written: string): Phrase<Name>[] =>
  written.split(/[,|]/).flatMap((part) => {
    const phrase = part.trim();
    if (phrase === '') return [];
    const isExact = phrase.startsWith('=');
    const words = phrase.replace('=', '').split(/\s+/).flatMap(tokenizePart);
    return [{ name, isExact, words: isExact ? words : words.map((word) => (word === gap ? gap : stemWord(word))) }];
  });

/** The tokenizer expands contractions ("wanna" to "want to"), so the phrases are tokenized, too. */
const tokenizePart = (word: string): readonly string[] => (word === gap ? [gap] : splitWords(word));

/** Matches the words of a phrase from index `from` against the text at `start`; returns the positions of the words. */
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
