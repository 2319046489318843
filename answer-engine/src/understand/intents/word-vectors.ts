import { readModelFile } from '../../model-files.ts';
import { lengthOf } from '../../text/vector-math.ts';

/** One line of words, the most common first, then a vector of signed bytes for each: see train/word-vectors.mjs. */
export const vectorSize = 100;
/** Words as common as the first few hundred say little of what a text is on. */
const commonUpToRank = 200;

interface WordVectors {
  readonly rankOf: ReadonlyMap<string, number>;
  readonly numbers: Int8Array;
}

let read: WordVectors | undefined;

function wordVectors(): WordVectors {
  read ??= readVectors(readModelFile('word-vectors.bin'));
  return read;
}

function readVectors(bytes: Buffer): WordVectors {
  const lineEnd = bytes.indexOf('\n');
  const words = bytes.toString('utf8', 0, lineEnd).split(' ');
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + lineEnd + 1, words.length * vectorSize);
  return { rankOf: new Map(words.map((word, rank) => [word, rank])), numbers };
}

/** One of the twenty thousand words that English uses most. */
export const isCommonEnglish = (word: string): boolean => wordVectors().rankOf.has(word);

/** Adds a word's vector to a sum, at less weight the more common the word is (smooth inverse frequency, by rank). */
export function addWordVector(sum: Float32Array, word: string, weight: number): void {
  const { rankOf, numbers } = wordVectors();
  const rank = rankOf.get(word);
  if (rank === undefined) return;
  const share = (weight * rank) / (rank + commonUpToRank);
  const start = rank * vectorSize;
  for (let at = 0; at < vectorSize; at++) sum[at] = (sum[at] ?? 0) + share * (numbers[start + at] ?? 0);
}

/** To length 1, in place; nothing stays nothing. */
export function toLengthOne(vector: Float32Array): Float32Array {
  const length = lengthOf(vector) || 1;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
