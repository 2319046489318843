import { correctKnownWord, isVocabulary } from '../lexicon/concept-dictionary.ts';
import { longestWord } from './longest-word.ts';
import { rememberWords } from './memoize.ts';
import { stemWord } from './stem-word.ts';
import { commonplaceWords, englishStopWords, spanishStopWords } from './stop-words.ts';

const isFamiliar = rememberWords(
  (word): boolean => /\d/.test(word) || isFamiliarForm(word) || isFamiliarForm(stemWord(word)),
);

const isFamiliarForm = (form: string): boolean =>
  isVocabulary(form) || englishStopWords.has(form) || spanishStopWords.has(form) || commonplaceWords.has(form);

const shortestJoined = 6;
const shortestPart = 4;

/** Words as they were meant: mistyped ones corrected, "pad lock" joined and "gatecode" parted. */
export function correctSpelling(typed: readonly string[]): string[] {
  const mended: string[] = [];
  for (let at = 0; at < typed.length; at++) {
    const [word = '', next] = [typed[at], typed[at + 1]];
    const joined = next === undefined ? undefined : joinedOf(word, next);
    if (joined !== undefined) at++;
    mended.push(...(joined === undefined ? correctWord(word) : [joined]));
  }
  return mended;
}

/** Two words that stand for one, where at least one of them is none by itself. */
function joinedOf(word: string, next: string): string | undefined {
  const joined = word + next;
  const isNeeded = !isFamiliar(word) || !isFamiliar(next);
  const isPlausible = joined.length >= shortestJoined && joined.length <= longestWord;
  return isNeeded && isPlausible && isVocabulary(joined) ? joined : undefined;
}

/** The sentences of a message are read on their own as well. */
const correctWord = rememberWords((word): readonly string[] => {
  if (word.length > longestWord || isFamiliar(word)) return [word];
  const correct = correctKnownWord(word);
  return correct === undefined ? (partsOf(word) ?? [word]) : [correct];
});

function partsOf(word: string): string[] | undefined {
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isVocabulary(part))) return parts;
  }
  return undefined;
}
