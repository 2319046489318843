import { correctSpelling } from './correct-spelling.ts';

/** A text in lower case without accents, with the spelling of each word corrected; punctuation and spaces stay. */
export const correctText = (text: string): string =>
  text.replace(/[a-z]+/g, (word) => correctSpelling([word]).join(' '));
