import { isEnglish, isSpanish } from '../lexicon/concept-dictionary.ts';
import type { Language } from './language.ts';
import { englishStopWords, spanishStopWords } from './stop-words.ts';
import { splitWords } from './tokenize.ts';

/** Marks and words that the other language does not have. */
const spanishMarks = /[¿¡ñ]/i;

/** The language of a text. `undefined` when its words belong to both languages or to neither: "10x10", "ok". */
export function detectLanguage(text: string): Language | undefined {
  if (spanishMarks.test(text)) return 'spanish';
  const words = splitWords(text);
  const spanishWords = words.filter((word) => isSpanish(word) || isOnlyIn(spanishStopWords, englishStopWords, word));
  const englishWords = words.filter((word) => isEnglish(word) || isOnlyIn(englishStopWords, spanishStopWords, word));
  if (spanishWords.length === englishWords.length) return undefined;
  return spanishWords.length > englishWords.length ? 'spanish' : 'english';
}

const isOnlyIn = (these: ReadonlySet<string>, others: ReadonlySet<string>, word: string): boolean =>
  these.has(word) && !others.has(word);
