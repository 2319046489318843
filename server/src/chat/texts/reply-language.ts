import { isEnglish, isSpanish } from '../language/lexicon.ts';
import { splitWords } from '../language/normalize-text.ts';
import { englishStopWords, spanishStopWords } from '../language/stop-words.ts';
import { english, type Texts } from './english.ts';
import type { Language } from './language.ts';
import { spanish } from './spanish.ts';

export const textsIn: Readonly<Record<Language, Texts>> = { english, spanish };

/** Marks and words that the other language does not have. */
const spanishMarks = /[¿¡ñ]/i;

/** The language that a visitor writes. `undefined` when the words are of both or of none: "10x10", "ok". */
function languageOf(text: string): Language | undefined {
  if (spanishMarks.test(text)) return 'spanish';
  const words = splitWords(text);
  const spanishWords = words.filter((word) => isSpanish(word) || isOnlyIn(spanishStopWords, englishStopWords, word));
  const englishWords = words.filter((word) => isEnglish(word) || isOnlyIn(englishStopWords, spanishStopWords, word));
  if (spanishWords.length === englishWords.length) return undefined;
  return spanishWords.length > englishWords.length ? 'spanish' : 'english';
}

const isOnlyIn = (these: ReadonlySet<string>, others: ReadonlySet<string>, word: string): boolean =>
  these.has(word) && !others.has(word);

/** The language to answer in: the message's, or else that of the visitor's last words that have one. */
export function replyLanguage(message: string, earlierNewestFirst: readonly string[]): Language {
  for (const text of [message, ...earlierNewestFirst]) {
    const language = languageOf(text);
    if (language) return language;
  }
  return 'english';
}
