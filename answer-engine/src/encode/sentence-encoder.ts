import { memoizeMessages, memoizeWords } from '../text/memoize.ts';
import { addProducts, dot, softmax } from '../text/vector-math.ts';
import { toLengthOne, wordVectorOf } from '../understand/intents/word-vectors.ts';
import { encoderTokens, ngramsOf } from './encoder-tokens.ts';
import { type EmbeddingTable, sentenceEncoder, size } from './encoder-weights.ts';
import { matchTokens, tokenScale, tokenSize } from './late-interaction.ts';
import { textLimits } from './sentences-to-encode.ts';
import { multiply, transform } from './transformer.ts';

/** The sentence encoder's output for a text. */
export interface EncodedText {
  /** The vector of the whole text, of length 1. */
  readonly vector: Float32Array;
  /** The vectors of the words, each of length 1, concatenated as signed bytes. */
  readonly tokens: Int8Array;
}

export interface EncodedMessage extends EncodedText {
  /** The weight of each word; they sum to 1. */
  readonly weights: Float32Array;
  /** The similarities to sentences compared so far. Cached because both rankers compare the same sentences. */
  readonly similarities: WeakMap<EncodedText, SentenceSimilarity>;
}

/** How well a sentence answers a message. */
export interface SentenceSimilarity {
  /** The cosine of the two texts' vectors, from -1 to 1. */
  readonly cosine: number;
  /** For each word of the message, its highest cosine with a word of the sentence, weighted; from -1 to 1. */
  readonly tokenMatch: number;
  /** The log-odds that the sentence answers the message, against no answer. */
  readonly score: number;
}

/** The roles of words, in the order of their embeddings. */
const roles = ['message', 'question', 'sentence', 'context', 'shown'] as const;

interface Part {
  readonly role: (typeof roles)[number];
  readonly text: string;
}

const emptyText = '-';

/** What a follow-up can refer to. */
export interface MessageContext {
  /** The visitor's question before it. */
  readonly before?: string | undefined;
  /** The question of the FAQ that was shown last. */
  readonly shown?: string | undefined;
}

/** Encodes a message, in its context if there is one. */
export const encodeMessage = (message: string, { before = '', shown = '' }: MessageContext = {}): EncodedMessage =>
  encodeLines([message, before, shown].map((text) => text.replaceAll('\n', ' ')).join('\n'));

/** @param lines the message and the two parts of its context, each on a line */
const encodeLines = memoizeMessages((lines: string): EncodedMessage => {
  const [message = '', before = '', shown = ''] = lines.split('\n');
  const rows = encode([
    { role: 'message', text: message },
    { role: 'context', text: before },
    { role: 'shown', text: shown },
  ]);
  const length = Math.max(1, encoderTokens(message, textLimits.message).length);
  const { vector, tokens } = describe(rows);
  return {
    vector,
    tokens: tokens.subarray(0, length * tokenSize),
    weights: attentionOf(rows.subarray(0, length * size), sentenceEncoder().weights.tokenWeight),
    similarities: new WeakMap(),
  };
});

/** Encodes a sentence of an answer together with its FAQ's question. */
export const encodeSentence = (question: string, sentence: string): EncodedText =>
  describe(
    encode([
      { role: 'question', text: question },
      { role: 'sentence', text: sentence },
    ]),
  );

/** The vectors of all words in their context. */
function encode(parts: readonly Part[]): Float32Array {
  const { positions, roles: roleVectors } = sentenceEncoder().weights;
  const words = parts.flatMap(({ role, text }) =>
    encoderTokens(text, textLimits[role]).map((word) => ({ word, role: roles.indexOf(role) })),
  );
  if (words.length === 0) words.push({ word: emptyText, role: 0 });
  const rows = new Float32Array(words.length * size);
  for (const [row, { word, role }] of words.entries()) {
    const start = row * size;
    rows.set(embeddingOf(word), start);
    for (let at = 0; at < size; at++) {
      const place = (positions[start + at] ?? 0) + (roleVectors[role * size + at] ?? 0);
      rows[start + at] = (rows[start + at] ?? 0) + place;
    }
  }
  return transform(rows);
}

/** The embedding of a word: its projected pretrained vector plus its own embedding plus the mean of its n-grams' embeddings. */
const embeddingOf = memoizeWords((word: string): Float32Array => {
  const { rowOf, words, ngrams, project } = sentenceEncoder().weights;
  const sum = new Float32Array(size);
  const pretrained = wordVectorOf(word);
  if (pretrained) addProducts(sum, project, 0, pretrained);
  addRow(sum, words, rowOf.get(word) ?? 0, 1);
  const buckets = ngramsOf(word);
  for (const bucket of buckets) addRow(sum, ngrams, bucket + 1, 1 / buckets.length);
  return sum;
});

function addRow(sum: Float32Array, { numbers, steps }: EmbeddingTable, row: number, weight: number): void {
  const step = weight * (steps[row] ?? 0);
  for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + step * (numbers[row * size + at] ?? 0);
}

/** The weight of each word, computed by a linear layer with one output; they sum to 1. */
const attentionOf = (rows: Float32Array, weights: Float32Array): Float32Array =>
  softmax(
    Float32Array.from({ length: rows.length / size }, (_, row) =>
      dot(weights, rows.subarray(row * size, (row + 1) * size)),
    ),
  );

function describe(rows: Float32Array): EncodedText {
  const { pool, poolWeight, token } = sentenceEncoder().weights;
  const vectors = multiply(rows, token);
  const tokens = new Int8Array(vectors.length);
  for (let start = 0; start < tokens.length; start += tokenSize) {
    const vector = toLengthOne(vectors.subarray(start, start + tokenSize));
    for (let at = 0; at < tokenSize; at++) tokens[start + at] = Math.round(tokenScale * (vector[at] ?? 0));
  }
  return { vector: toLengthOne(multiply(meanOf(rows, attentionOf(rows, poolWeight)), pool)), tokens };
}

/** The weighted mean of the rows. */
function meanOf(rows: Float32Array, shares: Float32Array): Float32Array {
  const mean = new Float32Array(size);
  for (let row = 0; row < shares.length; row++)
    for (let at = 0; at < size; at++) mean[at] = (mean[at] ?? 0) + (shares[row] ?? 0) * (rows[row * size + at] ?? 0);
  return mean;
}

export function sentenceSimilarity(message: EncodedMessage, sentence: EncodedText): SentenceSimilarity {
  const known = message.similarities.get(sentence) ?? compare(message, sentence);
  message.similarities.set(sentence, known);
  return known;
}

function compare(message: EncodedMessage, sentence: EncodedText): SentenceSimilarity {
  const { scales, noAnswer } = sentenceEncoder().weights;
  const [ofCosine = 0, ofTokens = 0] = scales;
  const cosine = dot(message.vector, sentence.vector);
  const tokenMatch = matchTokens(message.tokens, message.weights, sentence.tokens);
  return { cosine, tokenMatch, score: ofCosine * cosine + ofTokens * tokenMatch - noAnswer };
}
