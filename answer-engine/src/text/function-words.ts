import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import type { Language } from './detect-language.ts';
import { englishStopWords, spanishStopWords } from './stop-words.ts';

/** Parts of terms that Spanish speakers use too: "drive-up", "check in". */
const inTerms = new Set(['up', 'in', 'on', 'off', 'out']);

/** The words of a text as written, in lower case and without accents. */
export const writtenWords = (text: string): string[] => normalizeText(text).match(/\p{L}+/gu) ?? [];

/** The number of words that are function words of one language only. */
export function countFunctionWords(words: readonly string[]): Readonly<Record<Language, number>> {
  const counts = { english: 0, spanish: 0 };
  for (const word of words) {
    if (word.length === 1 || inTerms.has(word)) continue;
    const isEnglish = englishStopWords.has(word);
    const isSpanish = spanishStopWords.has(word);
    if (isEnglish && !isSpanish) counts.english += 1;
    if (isSpanish && !isEnglish) counts.spanish += 1;
  }
  return counts;
}
