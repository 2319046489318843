import { detectLanguage, type Language } from '../../text/detect-language.ts';
import { countFunctionWords, writtenWords } from '../../text/function-words.ts';
import { findLanguageWish } from './wished-language.ts';

/**
 * The language to answer a message in; undefined if neither the message nor the dialogue shows it. A few words of the other language do not
 * change the language of a dialogue: Spanish speakers write "10x20 drive up" and "parking?" too.
 *
 * @param current the language of the dialogue so far
 */
export function languageOfMessage(message: string, current: Language | undefined): Language | undefined {
  const wish = findLanguageWish(message);
  if (wish) return wish.language;
  const detected = detectLanguage(message);
  if (!detected || !current || detected === current) return detected ?? current;
  return isSentenceIn(detected, message) ? detected : current;
}

const spanishMarks = /[¿¡ñ]/i;
const minFunctionWords = 2;

function isSentenceIn(language: Language, message: string): boolean {
  if (language === 'spanish' && spanishMarks.test(message)) return true;
  const words = writtenWords(message);
  const count = countFunctionWords(words)[language];
  return count >= minFunctionWords || (words.length > 1 && count / words.length >= 1 / minFunctionWords);
}
