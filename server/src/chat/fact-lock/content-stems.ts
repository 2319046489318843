import { stemWord } from '../language/stem-word.ts';
import { englishStopWords, spanishStopWords } from '../language/stop-words.ts';

/** Words that stand beside a figure whatever it is a figure of. */
const sayNothing = new Set(
  'cost costs price pay charge charges dollar dollars month monthly per year day week free total extra'.split(' '),
);

const isWordOfItsOwn = (word: string): boolean =>
  word.length > 2 && !englishStopWords.has(word) && !spanishStopWords.has(word) && !sayNothing.has(word);

/** What a text is about, one stem for each word that says something. */
export const contentStems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(isWordOfItsOwn).map(stemWord));
