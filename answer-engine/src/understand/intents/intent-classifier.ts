import { addProducts } from '../../text/vector-math.ts';
import type { Features } from './text-features.ts';

/** A text's embedding in the space that the kinds of questions are told apart in: what is asked alike lies in one direction. */
export type Embedding = Float32Array;

export interface RelevanceWeights {
  /** Of the cosines with the FAQ's question, with the whole FAQ, and with the sentence of its answer that is nearest. */
  readonly weights: readonly number[];
  /** What they must come to before the FAQ is likelier the answer than none. */
  readonly none: number;
}

/**
 * What was learned of the kinds of questions, as fastText learns it (Joulin et al. 2016, "Bag of Tricks for Efficient
 * Text Classification"): each feature has an embedding, a text lies where its features do together, and each kind has a
 * direction. The features' embeddings are kept as whole numbers from -127 to 127 times a step of their own, in a quarter of
 * the memory.
 */
export interface IntentClassifier {
  /** What the likenesses of a message with a FAQ weigh, learned with the embeddings from messages of which the answer is known. */
  readonly relevance: RelevanceWeights;
  /** The names of the kinds, in the order of their directions. */
  readonly intents: readonly string[];
  /** The names of the matters within each kind. */
  readonly subIntents: readonly (readonly string[])[];
  readonly exampleCount: number;
  /** How many numbers an embedding has. */
  readonly size: number;
  readonly rowOf: ReadonlyMap<string, number>;
  readonly steps: Float32Array;
  /** In how many examples a feature stands. */
  readonly frequencies: Uint16Array;
  readonly directions: Float32Array;
  /** How much speaks for each kind before anything is read. */
  readonly biases: Float32Array;
  /** Of the matters of all kinds, one kind after the other. */
  readonly subIntentDirections: Float32Array;
  readonly subIntentBiases: Float32Array;
  readonly embeddings: Int8Array;
  /**
   * How much each feature speaks for a message that no FAQ answers; last, how much does before anything is read. Logarithms of odds, learned by
   * logistic regression.
   */
  readonly unanswerable: Float32Array;
}

type LearnedNumbers = 'directions' | 'biases' | 'subIntentDirections' | 'subIntentBiases' | 'unanswerable';

type Facts = 'intents' | 'subIntents' | 'exampleCount' | 'relevance';

export interface Learned extends Pick<IntentClassifier, Facts | LearnedNumbers> {
  /** In the order of their rows in `embeddings`. */
  readonly features: readonly { readonly name: string; readonly frequency: number }[];
  readonly embeddings: Float32Array;
}

const largestStep = 127;

export function makeIntentClassifier({ features, embeddings, ...learned }: Learned): IntentClassifier {
  const size = embeddings.length / features.length;
  const steps = Float32Array.from(features, (_, row) => {
    const embedding = embeddings.subarray(row * size, (row + 1) * size);
    return embedding.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / largestStep || 1;
  });
  return {
    ...{ ...learned, size, steps },
    rowOf: new Map(features.map(({ name }, row) => [name, row])),
    frequencies: Uint16Array.from(features, ({ frequency }) => frequency),
    embeddings: Int8Array.from(embeddings, (number, at) => Math.round(number / (steps[Math.floor(at / size)] ?? 1))),
  };
}

/** A text by its features. */
export interface EmbeddedText {
  /** Where it lies among all that is asked. */
  readonly embedding: Embedding;
  /** The logarithm of the odds that no FAQ answers it, by how it is worded alone. */
  readonly unanswerable: number;
}

export function embedFeatures(model: IntentClassifier, features: Features): EmbeddedText {
  const embedding = new Float32Array(model.size);
  let unanswerable = model.unanswerable.at(-1) ?? 0;
  for (const [feature, value] of features) {
    const row = model.rowOf.get(feature);
    if (row === undefined) continue;
    addFeature(model, embedding, row, value);
    unanswerable += value * (model.unanswerable[row] ?? 0);
  }
  return { embedding, unanswerable };
}

/** @param row of the feature */
function addFeature({ size, steps, embeddings }: IntentClassifier, embedding: Embedding, row: number, value: number) {
  const scale = value * (steps[row] ?? 0);
  const start = row * size;
  for (let at = 0; at < size; at++) embedding[at] = (embedding[at] ?? 0) + scale * (embeddings[start + at] ?? 0);
}

/** The cosine of the angle between two embeddings: 1 for texts that ask the same. */
export function cosineOf(a: Embedding, b: Embedding): number {
  let shared = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (let at = 0; at < a.length; at++) {
    const one = a[at] ?? 0;
    const other = b[at] ?? 0;
    shared += one * other;
    lengthA += one * one;
    lengthB += other * other;
  }
  return shared / (Math.sqrt(lengthA * lengthB) || 1);
}

/** How probable each kind is for a text that lies there. */
export const probabilitiesAt = ({ directions, biases }: IntentClassifier, embedding: Embedding): Float32Array =>
  choose(directions, new Float32Array(biases), 0, embedding);

/** How probable each matter from `start` to `end` is, among these, for a text that lies there. */
export const subIntentProbabilities = (
  { subIntentDirections, subIntentBiases }: IntentClassifier,
  embedding: Embedding,
  start: number,
  end: number,
): Float32Array => choose(subIntentDirections, subIntentBiases.slice(start, end), start, embedding);

/** @param scores the biases of the choices, whose directions begin with number `first`: becomes their probabilities */
function choose(directions: Float32Array, scores: Float32Array, first: number, embedding: Embedding): Float32Array {
  addProducts(scores, directions, first, embedding);
  toProbabilities(scores);
  return scores;
}

/** Softmax, in place. */
function toProbabilities(scores: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) highest = Math.max(highest, scores[at] ?? 0);
  let total = 0;
  for (let at = 0; at < scores.length; at++) {
    const power = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = power;
    total += power;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / total;
}

interface Header extends Pick<IntentClassifier, Facts | 'size'> {
  readonly features: readonly string[];
}

/** The length of a JSON header in four bytes, the header padded to a multiple of four, then the arrays, the widest first. */
export function writeIntentClassifier(model: IntentClassifier): Buffer {
  const { rowOf, steps, directions, biases, subIntentDirections, subIntentBiases, ...rest } = model;
  const { unanswerable, frequencies, embeddings, ...facts } = rest;
  const floats = [steps, directions, biases, subIntentDirections, subIntentBiases, unanswerable];
  const numbers = [...floats, frequencies, embeddings];
  const header: Header = { ...facts, features: [...rowOf.keys()] };
  const json = Buffer.from(JSON.stringify(header));
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(padded.length);
  return Buffer.concat([length, padded, ...numbers.map(bytesOf)]);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint16Array | Int8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export function readIntentClassifier(file: Buffer): IntentClassifier {
  const headerEnd = 4 + file.readUInt32LE(0);
  const { features, ...facts }: Header = JSON.parse(file.toString('utf8', 4, headerEnd));
  // Copied, since a small file lies anywhere in a buffer that others share.
  const numbers = new Uint8Array(file.subarray(headerEnd)).buffer;
  let read = 0;
  const take = <Numbers extends Float32Array | Uint16Array | Int8Array>(
    Kind: { new (buffer: ArrayBuffer, at: number, length: number): Numbers; BYTES_PER_ELEMENT: number },
    length: number,
  ): Numbers => {
    const taken = new Kind(numbers, read, length);
    read += length * Kind.BYTES_PER_ELEMENT;
    return taken;
  };
  const subIntentCount = facts.subIntents.flat().length;
  return {
    ...facts,
    rowOf: new Map(features.map((feature, row) => [feature, row])),
    steps: take(Float32Array, features.length),
    directions: take(Float32Array, facts.intents.length * facts.size),
    biases: take(Float32Array, facts.intents.length),
    subIntentDirections: take(Float32Array, subIntentCount * facts.size),
    subIntentBiases: take(Float32Array, subIntentCount),
    unanswerable: take(Float32Array, features.length + 1),
    frequencies: take(Uint16Array, features.length),
    embeddings: take(Int8Array, features.length * facts.size),
  };
}
