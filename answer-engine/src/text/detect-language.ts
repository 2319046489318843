import { isEnglish, isSpanish } from '../lexicon/concept-dictionary.ts';
import { englishStopWords, spanishStopWords } from './stop-words.ts';
import { splitWords } from './tokenize.ts';

export type Language = 'english' | 'spanish';

/** Characters that English does not have. */
const spanishCharacters = /[¿¡ñ]/i;

/** Words that facilities use in answers, besides the stop words of visitors' messages. */
const spanishWordsOfAnswers = new Set(
  'nuestra nuestro nuestras nuestros abrimos aceptamos cerramos cuesta cuestan estamos ofrecemos tenemos'.split(' '),
);

/** The weight of a function word. Other words count less, because they may be names and terms of the other language. */
const functionWordWeight = 1.5;

/** The main language of a text; `undefined` if it can't be told, as for "10x10" or "ok". */
export function detectLanguage(text: string): Language | undefined {
  if (spanishCharacters.test(text)) return 'spanish';
  let spanish = 0;
  let english = 0;
  for (const word of splitWords(text)) {
    // A single letter, as in "Unit E", belongs to either language.
    if (word.length === 1) continue;
    if (isOnlyIn(spanishStopWords, englishStopWords, word) || spanishWordsOfAnswers.has(word))
      spanish += functionWordWeight;
    else if (isOnlyIn(englishStopWords, spanishStopWords, word)) english += functionWordWeight;
    else if (isSpanish(word)) spanish += 1;
    else if (isEnglish(word)) english += 1;
  }
  if (spanish === english) return undefined;
  return spanish > english ? 'spanish' : 'english';
}

const isOnlyIn = (these: ReadonlySet<string>, others: ReadonlySet<string>, word: string): boolean =>
  these.has(word) && !others.has(word);
