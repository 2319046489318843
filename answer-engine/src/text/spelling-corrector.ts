import { type Deletion, indexDeletions } from './deletion-index.ts';
import { lazily, memoizeWords } from './memoize.ts';
import { longestWord } from './tokenize.ts';
import { isLikelyExtra, isLikelyReplacement, phoneticKey } from './typo-model.ts';

/** Short words have too many neighbors: "tent" is one letter from "rent". */
const minLength = 5;
/** From this length on, a typo is more probable than another word. */
const longFrom = 8;
const soundFrom = 7;
const maxDistanceInSound = 2;

export type CorrectWord = (word: string) => string | undefined;

/**
 * Corrects a word to a known one at Damerau-Levenshtein distance 1 (one letter wrong, missing, extra or swapped) if the typo model considers
 * the typo likely, or to one that sounds the same. Candidates come from an index of deletions (Garbe's SymSpell), so that the cost of a lookup
 * does not grow with the vocabulary.
 *
 * @returns a function to the corrected word, which returns `undefined` for a known word and for one without a correction
 */
export function createSpellingCorrector(vocabulary: Iterable<string>): CorrectWord {
  const known = lazily(() => readVocabulary(vocabulary));
  return (word) => {
    if (word.length < minLength || word.length > longestWord) return undefined;
    const { words, deletions, byPhoneticKey } = known();
    if (words.has(word)) return undefined;
    const matchesWithout = deletions.matching(word);
    for (let at = -1; at < word.length; at++)
      for (const match of matchesWithout(at)) if (isOneTypo(word, at, match)) return match.word;
    return word.length < soundFrom ? undefined : soundingAlike(word, byPhoneticKey.get(phoneticKeyOf(word)));
  };
}

const phoneticKeyOf = memoizeWords(phoneticKey);

function readVocabulary(vocabulary: Iterable<string>) {
  const words = new Set([...vocabulary].filter(isCorrectable));
  const byPhoneticKey = new Map<string, string>();
  for (const word of words) if (word.length >= soundFrom) byPhoneticKey.set(phoneticKey(word), word);
  return { words, deletions: indexDeletions([...words]), byPhoneticKey };
}

const isCorrectable = (word: string): boolean =>
  word.length >= minLength && word.length <= longestWord && !/\d/.test(word);

const soundingAlike = (word: string, known: string | undefined): string | undefined =>
  known !== undefined && known[0] === word[0] && distance(word, known) <= maxDistanceInSound ? known : undefined;

/** Levenshtein distance: the minimum number of letters to replace, insert or delete. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Deletions at the same position are a wrong letter, at neighboring positions a swap. */
function isOneTypo(typed: string, at: number, known: Deletion): boolean {
  if (known.word[0] !== typed[0]) return false;
  if (at < 0) return true;
  const letter = typed[at] ?? '';
  const isLong = typed.length >= longFrom;
  if (known.at < 0) return isLong || isLikelyExtra(letter, typed[at - 1], typed[at + 1]);
  if (at === known.at) return isLong || isLikelyReplacement(letter, known.word[at] ?? '');
  // Both words leave out the same one of two swapped letters.
  return Math.abs(at - known.at) === 1 && letter === known.word[known.at];
}
