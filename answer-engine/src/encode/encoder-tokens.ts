import { splitWords } from '../text/tokenize.ts';

/** The number of hash buckets for the embeddings of character n-grams. */
export const ngramBuckets = 8000;
const ngramLengths = [3, 4, 5];
const maxNgrams = 14;

/** Splits a text into words for the sentence encoder. A dollar or percent sign counts as a word. */
export const encoderTokens = (text: string, limit: number): readonly string[] =>
  splitWords(text.replaceAll('$', ' dollars ').replaceAll('%', ' percent ')).slice(0, limit);

/** The buckets of a word's character n-grams, from 0, as in fastText (Bojanowski et al. 2017). N-grams give misspelled and new words a vector. */
export function ngramsOf(word: string): number[] {
  const bounded = `<${word}>`;
  const buckets: number[] = [];
  for (const length of ngramLengths) {
    for (let at = 0; at + length <= bounded.length && buckets.length < maxNgrams; at++)
      buckets.push(fnv1a(bounded, at, at + length) % ngramBuckets);
  }
  return buckets;
}

/** The 32-bit FNV-1a hash of a part of a string of ASCII characters. */
function fnv1a(text: string, start: number, end: number): number {
  let hash = 2166136261;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}
