import { isEnglish, isSpanish } from '../lexicon/concept-dictionary.ts';
import { englishStopWords, spanishStopWords } from './stop-words.ts';
import { splitWords } from './tokenize.ts';

export type Language = 'english' | 'spanish';

/** Characters that English does not have. */
const spanishCharacters = /[¿¡ñ]/i;

/** What facilities say of themselves, beside the stop words of visitors' messages. */
const spanishWordsOfAnswers = new Set(
  'nuestra nuestro nuestras nuestros abrimos aceptamos cerramos cuesta cuestan estamos ofrecemos tenemos'.split(' '),
);

/** Function words belong to the sentence itself, while its other words may be names and terms of the other language. */
const functionWordWeight = 1.5;

/** The language that most of a text is in; `undefined` where neither prevails: "10x10", "ok". */
export function detectLanguage(text: string): Language | undefined {
  if (spanishCharacters.test(text)) return 'spanish';
  let spanish = 0;
  let english = 0;
  for (const word of splitWords(text)) {
    // "Unit E"
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
