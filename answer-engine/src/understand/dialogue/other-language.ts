import { wordsOfOtherLanguages } from '../../lexicon/other-languages.ts';
import { countFunctionWords, writtenWords } from '../../text/function-words.ts';

const letters = /\p{L}/gu;
const otherScripts = /(?!\p{Script=Latin})\p{L}/gu;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const minWords = 2;
/** Minimum share of a message's words. */
const minShare = 0.25;

/** Whether a message is neither English nor Spanish: in another script, or with several frequent words of another language. */
export function isInOtherLanguage(message: string): boolean {
  if (count(message, otherScripts) > Math.max(1, count(message, letters) / 2)) return true;
  const words = [...new Set(writtenWords(message))];
  const known = countFunctionWords(words);
  return Object.values(wordsOfOtherLanguages).some((list) => {
    const own = words.filter((word) => list.has(word)).length;
    return own >= minWords && own / words.length >= minShare && own > known.english;
  });
}
