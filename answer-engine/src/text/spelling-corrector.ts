import { type Shortened, shortenWords } from './deletion-index.ts';
import { lazily } from './lazy.ts';
import { longestWord } from './longest-word.ts';
import { rememberWords } from './memoize.ts';
import { isLikelyExtra, isLikelySwap, soundOf } from './typo-model.ts';

/** Short words have too many neighbours: "tent" is one letter from "rent". */
const minLength = 5;
/** In a long word any slip is more likely than another word. */
const longFrom = 8;
const soundFrom = 7;
const maxDistanceInSound = 2;

export type Correct = (word: string) => string | undefined;

/**
 * Finds the known word that a mistyped one was meant to be: one letter wrong, missing, too many, or two swapped, as thumbs
 * and ears do it; or one that sounds the same. Words with one letter left out are compared, so that a look-up costs a few
 * steps however large the vocabulary is.
 */
export function createSpellingCorrector(vocabulary: Iterable<string>): Correct {
  const known = lazily(() => readVocabulary(vocabulary));
  return (word) => {
    if (word.length < minLength || word.length > longestWord) return undefined;
    const { words, shortened, bySound } = known();
    if (words.has(word)) return undefined;
    const alikeWithout = shortened.alikeTo(word);
    for (let at = -1; at < word.length; at++)
      for (const alike of alikeWithout(at)) if (isOneSlip(word, at, alike)) return alike.word;
    return word.length < soundFrom ? undefined : alikeInSound(word, bySound.get(heardAs(word)));
  };
}

/** A message is looked up in several vocabularies. */
const heardAs = rememberWords(soundOf);

function readVocabulary(vocabulary: Iterable<string>) {
  const words = new Set([...vocabulary].filter(isCompared));
  const bySound = new Map<string, string>();
  for (const word of words) if (word.length >= soundFrom) bySound.set(soundOf(word), word);
  return { words, shortened: shortenWords([...words]), bySound };
}

const isCompared = (word: string): boolean =>
  word.length >= minLength && word.length <= longestWord && !/\d/.test(word);

const alikeInSound = (word: string, known: string | undefined): string | undefined =>
  known !== undefined && known[0] === word[0] && distance(word, known) <= maxDistanceInSound ? known : undefined;

/** How many letters have to be changed, put in or left out: Levenshtein's distance. */
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

/** Letters left out at the same place are one wrong letter, at neighbouring places two swapped ones. */
function isOneSlip(typed: string, at: number, known: Shortened): boolean {
  if (known.word[0] !== typed[0]) return false;
  if (at < 0) return true;
  const letter = typed[at] ?? '';
  const isSurely = typed.length >= longFrom;
  if (known.at < 0) return isSurely || isLikelyExtra(letter, typed[at - 1], typed[at + 1]);
  if (at === known.at) return isSurely || isLikelySwap(letter, known.word[at] ?? '');
  // Of two letters that changed places, the same one is left out on both sides.
  return Math.abs(at - known.at) === 1 && letter === known.word[known.at];
}
