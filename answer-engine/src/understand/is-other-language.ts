import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { isVocabulary } from '../lexicon/concept-dictionary.ts';
import { otherLanguageWords } from '../lexicon/other-language-words.ts';
import { englishStopWords, spanishStopWords } from '../text/stop-words.ts';

const latin = /[A-Za-z\u00c0-\u024f\u1e00-\u1eff]/g;
const otherScript =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}]/gu;
/** Of the words of a message; the rest may be names, sizes and words that several languages share. */
const leastShare = 0.4;
const fewestWords = 2;

/** Whether a message is in neither English nor Spanish. */
export function isOtherLanguage(text: string): boolean {
  const ofOtherScript = text.match(otherScript)?.length ?? 0;
  if (ofOtherScript > 1) return ofOtherScript > (text.match(latin)?.length ?? 0);
  const words = normalizeText(text).match(/[a-z]+(?:-[a-z]+)?/g) ?? [];
  const known = words.filter((word) => englishStopWords.has(word) || spanishStopWords.has(word)).length;
  return Object.values(otherLanguageWords).some((ofLanguage) => {
    const foreign = words.filter((word) => ofLanguage.has(word));
    const own = new Set(foreign.filter((word) => !isShared(word)));
    return own.size >= fewestWords && foreign.length > known && foreign.length >= leastShare * words.length;
  });
}

/** A word that English or Spanish messages have, too. */
const isShared = (word: string): boolean =>
  englishStopWords.has(word) || spanishStopWords.has(word) || isVocabulary(word);
