import { memoizeMessages } from '../text/memoize.ts';
import { dot, softmax } from '../text/vector-math.ts';
import { toLengthOne, vectorSize, wordVectorOf } from '../understand/intents/word-vectors.ts';
import { encoderTokens, ngramsOf } from './encoder-tokens.ts';
import { type EmbeddingTable, encoderWeights, size } from './encoder-weights.ts';
import { multiply } from './matrix-kernel.ts';
import { textLimits } from './sentences-to-encode.ts';
import { normalize, transform } from './transformer.ts';

/** A text as the sentence encoder reads it. */
export interface EncodedText {
  /** The whole text, of length 1. */
  readonly vector: Float32Array;
  /** One vector of length 1 for each word, one after another, as signed bytes. */
  readonly tokens: Int8Array;
}

export interface EncodedMessage extends EncodedText {
  /** How much each word counts; sums to 1. */
  readonly weights: Float32Array;
  /** To the sentences that it has been compared with: both rankers compare the same ones. */
  readonly similarities: WeakMap<EncodedText, SentenceSimilarity>;
}

/** How well a sentence answers a message. */
export interface SentenceSimilarity {
  /** Of the two vectors, from -1 to 1. */
  readonly cosine: number;
  /** For each word of the message, its highest cosine with a word of the sentence, weighted; from -1 to 1. */
  readonly tokenMatch: number;
  /** The log-odds that the sentence answers the message, against no answer. */
  readonly score: number;
}

/** The roles of words, in the order of their embeddings. */
const roles = ['message', 'question', 'sentence'] as const;

interface Part {
  readonly role: (typeof roles)[number];
  readonly text: string;
}

/** The size of a word's vector for late interaction. */
export const tokenSize = 48;
const tokenScale = 127;
const emptyText = '-';

export const encodeMessage = memoizeMessages((message: string): EncodedMessage => {
  const { length, rows } = encode([{ role: 'message', text: message }]);
  return {
    ...describe(rows, length),
    weights: attentionOf(rows, length, encoderWeights().tokenWeight),
    similarities: new WeakMap(),
  };
});

/** Encodes a sentence of an answer together with its FAQ's question. */
export function encodeSentence(question: string, sentence: string): EncodedText {
  const { length, rows } = encode([
    { role: 'question', text: question },
    { role: 'sentence', text: sentence },
  ]);
  return describe(rows, length);
}

/** The vectors of all words in their context, with a row of padding if their number is odd. */
function encode(parts: readonly Part[]): { rows: Float32Array; length: number } {
  const { positions, roles: roleVectors, layers, norm } = encoderWeights();
  const words = parts.flatMap(({ role, text }) =>
    encoderTokens(text, textLimits[role]).map((word) => ({ word, role: roles.indexOf(role) })),
  );
  if (words.length === 0) words.push({ word: emptyText, role: 0 });
  const length = words.length;
  const rows = projectWordVectors(words.map(({ word }) => word));
  for (const [row, { word, role }] of words.entries()) {
    const own = rows.subarray(row * size, (row + 1) * size);
    addWord(own, word);
    addNumbers(own, positions.subarray(row * size, (row + 1) * size));
    addNumbers(own, roleVectors.subarray(role * size, (role + 1) * size));
  }
  for (const layer of layers) transform(rows, length, layer);
  return { rows: normalize(rows, norm), length };
}

/** The pretrained vector of each word, in the size of an embedding, with a row of padding if the number of words is odd. */
function projectWordVectors(words: readonly string[]): Float32Array {
  const vectors = new Float32Array((words.length + (words.length % 2)) * vectorSize);
  for (const [row, word] of words.entries()) vectors.set(wordVectorOf(word) ?? [], row * vectorSize);
  return multiply(vectors, vectorSize, encoderWeights().project);
}

/** Adds a word's own embedding and the mean of its n-grams' embeddings. */
function addWord(sum: Float32Array, word: string): void {
  const { rowOf, words, ngrams } = encoderWeights();
  addRow(sum, words, rowOf.get(word) ?? 0, 1);
  const buckets = ngramsOf(word);
  for (const bucket of buckets) addRow(sum, ngrams, bucket + 1, 1 / buckets.length);
}

function addNumbers(sum: Float32Array, numbers: Float32Array): void {
  for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + (numbers[at] ?? 0);
}

function addRow(sum: Float32Array, { numbers, steps }: EmbeddingTable, row: number, weight: number): void {
  const step = weight * (steps[row] ?? 0);
  for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + step * (numbers[row * size + at] ?? 0);
}

/** How much each word counts, by a linear layer with one output; sums to 1. */
function attentionOf(
  rows: Float32Array,
  length: number,
  { weights }: { readonly weights: Float32Array },
): Float32Array {
  return softmax(Float32Array.from({ length }, (_, row) => dot(weights, rows.subarray(row * size, (row + 1) * size))));
}

function describe(rows: Float32Array, length: number): EncodedText {
  const { pool, poolWeight, token } = encoderWeights();
  const shares = attentionOf(rows, length, poolWeight);
  const pooled = multiply(rows, size, pool);
  const vector = new Float32Array(size);
  for (let row = 0; row < length; row++)
    for (let at = 0; at < size; at++)
      vector[at] = (vector[at] ?? 0) + (shares[row] ?? 0) * (pooled[row * size + at] ?? 0);
  const tokens = multiply(rows, size, token);
  const bytes = new Int8Array(length * tokenSize);
  for (let row = 0; row < length; row++) {
    const one = toLengthOne(tokens.subarray(row * tokenSize, (row + 1) * tokenSize));
    for (let at = 0; at < tokenSize; at++) bytes[row * tokenSize + at] = Math.round(tokenScale * (one[at] ?? 0));
  }
  return { vector: toLengthOne(vector), tokens: bytes };
}

export function sentenceSimilarity(message: EncodedMessage, sentence: EncodedText): SentenceSimilarity {
  const known = message.similarities.get(sentence) ?? compare(message, sentence);
  message.similarities.set(sentence, known);
  return known;
}

/** Late interaction (Khattab and Zaharia 2020, "ColBERT") beside the cosine of the whole texts. */
function compare(message: EncodedMessage, sentence: EncodedText): SentenceSimilarity {
  const { scales, noAnswer } = encoderWeights();
  const cosine = dot(message.vector, sentence.vector);
  let tokenMatch = 0;
  for (const [word, weight] of message.weights.entries())
    tokenMatch += weight * highestCosine(message.tokens, word * tokenSize, sentence.tokens);
  const [ofCosine = 0, ofTokens = 0] = scales;
  return { cosine, tokenMatch, score: ofCosine * cosine + ofTokens * tokenMatch - noAnswer };
}

/** The highest cosine of the vector that starts at `start` with one of the others. It takes four numbers at a time, so that the processor multiplies in parallel. */
function highestCosine(tokens: Int8Array, start: number, others: Int8Array): number {
  let best = -(tokenScale ** 2);
  for (let other = 0; other < others.length; other += tokenSize) {
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let at = 0; at < tokenSize; at += 4) {
      one += (tokens[start + at] as number) * (others[other + at] as number);
      two += (tokens[start + at + 1] as number) * (others[other + at + 1] as number);
      three += (tokens[start + at + 2] as number) * (others[other + at + 2] as number);
      four += (tokens[start + at + 3] as number) * (others[other + at + 3] as number);
    }
    best = Math.max(best, one + two + three + four);
  }
  return best / tokenScale ** 2;
}
