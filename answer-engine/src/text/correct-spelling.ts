import { correctKnownWord, isVocabulary } from '../lexicon/concept-dictionary.ts';
import { memoizeWords } from './memoize.ts';
import { stemWord } from './stem-word.ts';
import { commonplaceWords, englishStopWords, spanishStopWords } from './stop-words.ts';
import { longestWord } from './tokenize.ts';

const isFamiliar = memoizeWords(
  (word): boolean => /\d/.test(word) || isFamiliarForm(word) || isFamiliarForm(stemWord(word)),
);

const isFamiliarForm = (form: string): boolean =>
  isVocabulary(form) || englishStopWords.has(form) || spanishStopWords.has(form) || commonplaceWords.has(form);

const shortestJoined = 6;
const shortestPart = 4;

/** Corrects the spelling of words, joins "pad lock" and splits "gatecode". */
export function correctSpelling(typed: readonly string[]): string[] {
  const corrected: string[] = [];
  for (let at = 0; at < typed.length; at++) {
    const [word = '', next] = [typed[at], typed[at + 1]];
    const joined = next === undefined ? undefined : joinWords(word, next);
    if (joined !== undefined) at++;
    corrected.push(...(joined === undefined ? correctWord(word) : [joined]));
  }
  return corrected;
}

/** The known word that two words make up, if at least one of them is unknown by itself. */
function joinWords(word: string, next: string): string | undefined {
  const joined = word + next;
  const isNeeded = !isFamiliar(word) || !isFamiliar(next);
  const isPlausible = joined.length >= shortestJoined && joined.length <= longestWord;
  return isNeeded && isPlausible && isVocabulary(joined) ? joined : undefined;
}

const correctWord = memoizeWords((word): readonly string[] => {
  if (word.length > longestWord || isFamiliar(word)) return [word];
  const correct = correctKnownWord(word);
  return correct === undefined ? (splitWord(word) ?? [word]) : [correct];
});

function splitWord(word: string): string[] | undefined {
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isVocabulary(part))) return parts;
  }
  return undefined;
}
