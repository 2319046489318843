import { readModelFile } from '../../model-files.ts';
import { lengthOf } from '../../text/vector-math.ts';

/** Dimensions of a word vector. */
export const vectorSize = 100;
/** The stored value of 1. */
const scale = 300;
/** The rank at which a word counts half: the most common words say little about the topic of a text. */
const commonUpToRank = 200;

interface WordVectors {
  readonly rankOf: ReadonlyMap<string, number>;
  readonly numbers: Int8Array;
}

let loaded: WordVectors | undefined;

function wordVectors(): WordVectors {
  loaded ??= readVectors(readModelFile('word-vectors.bin'));
  return loaded;
}

/** The file holds a line of words, the most common first, then a vector of signed bytes for each: see train/word-vectors.mjs. */
function readVectors(bytes: Buffer): WordVectors {
  const lineEnd = bytes.indexOf('\n');
  const words = bytes.toString('utf8', 0, lineEnd).split(' ');
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + lineEnd + 1, words.length * vectorSize);
  return { rankOf: new Map(words.map((word, rank) => [word, rank])), numbers };
}

/** Whether a word is among the 20,000 most common English words. */
export const isCommonEnglish = (word: string): boolean => wordVectors().rankOf.has(word);

/** A word's vector, of about length 1; undefined for an unknown word. */
export function wordVectorOf(word: string): Float32Array | undefined {
  const { rankOf, numbers } = wordVectors();
  const rank = rankOf.get(word);
  if (rank === undefined) return undefined;
  return Float32Array.from(numbers.subarray(rank * vectorSize, (rank + 1) * vectorSize), (number) => number / scale);
}

/**
 * Adds a word's vector to a sum, weighted down for common words: smooth inverse frequency (Arora, Liang and Ma 2017), with ranks in place
 * of frequencies. An unknown word adds nothing.
 */
export function addWordVector(sum: Float32Array, word: string, weight: number): void {
  const { rankOf, numbers } = wordVectors();
  const rank = rankOf.get(word);
  if (rank === undefined) return;
  const share = (weight * rank) / (rank + commonUpToRank);
  const start = rank * vectorSize;
  for (let at = 0; at < vectorSize; at++) sum[at] = (sum[at] ?? 0) + share * (numbers[start + at] ?? 0);
}

/** Scales a vector to length 1, in place; a zero vector stays zero. */
export function toLengthOne(vector: Float32Array): Float32Array {
  const length = lengthOf(vector) || 1;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
