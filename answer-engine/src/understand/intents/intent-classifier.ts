import { addProducts, softmax } from '../../text/vector-math.ts';
import type { Features } from './text-features.ts';

/** A text embedding in the space of the intent classifier: texts with the same intent point in the same direction. */
export type Embedding = Float32Array;

/** The weights of the learned relevance of an FAQ. */
export interface RelevanceWeights {
  /** For the cosines with the FAQ's question, the whole FAQ and the most similar sentence of its answer. */
  readonly weights: readonly number[];
  /** The weighted sum at which the FAQ and "no answer" are equally probable. */
  readonly none: number;
}

/**
 * A fastText classifier (Joulin et al. 2016, "Bag of Tricks for Efficient Text Classification"). A text is the weighted sum of its features'
 * embeddings, and a softmax layer gives the intents. The embeddings are quantized to signed bytes with one step per feature, which takes a
 * quarter of the memory.
 */
export interface IntentClassifier {
  /** Trained with the embeddings on labeled messages. */
  readonly relevance: RelevanceWeights;
  /** Names as `domain/intent`, in the order of their directions. */
  readonly intents: readonly string[];
  /** The names of the sub-intents of each intent. */
  readonly subIntents: readonly (readonly string[])[];
  readonly exampleCount: number;
  /** Dimensions of an embedding. */
  readonly size: number;
  /** The row of each feature in `steps`, `frequencies` and `embeddings`. */
  readonly rowOf: ReadonlyMap<string, number>;
  /** The quantization step of each feature. */
  readonly steps: Float32Array;
  /** The document frequency of each feature among the examples. */
  readonly frequencies: Uint16Array;
  /** The weight vector of each intent: `size` numbers each. */
  readonly directions: Float32Array;
  readonly biases: Float32Array;
  /** The weight vectors of all sub-intents, grouped by intent. */
  readonly subIntentDirections: Float32Array;
  readonly subIntentBiases: Float32Array;
  /** One row of `size` signed bytes for each feature. */
  readonly embeddings: Int8Array;
  /** Logistic regression for "no FAQ answers": the weight of each feature in log-odds; last, the bias. */
  readonly unanswerable: Float32Array;
}

type LearnedArrays = 'directions' | 'biases' | 'subIntentDirections' | 'subIntentBiases' | 'unanswerable';

type Metadata = 'intents' | 'subIntents' | 'exampleCount' | 'relevance';

/** The trained parameters, before quantization. */
export interface Learned extends Pick<IntentClassifier, Metadata | LearnedArrays> {
  /** In the order of their rows in `embeddings`. */
  readonly features: readonly { readonly name: string; readonly frequency: number }[];
  readonly embeddings: Float32Array;
}

const largestStep = 127;

/** Quantizes trained parameters. */
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

export interface EmbeddedText {
  readonly embedding: Embedding;
  /** The log-odds that no FAQ answers the text, from its wording alone. */
  readonly unanswerable: number;
}

/** Embeds a text, given as weighted features. Out-of-vocabulary features are ignored. */
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

function addFeature({ size, steps, embeddings }: IntentClassifier, embedding: Embedding, row: number, value: number) {
  const scale = value * (steps[row] ?? 0);
  const start = row * size;
  for (let at = 0; at < size; at++) embedding[at] = (embedding[at] ?? 0) + scale * (embeddings[start + at] ?? 0);
}

/** Cosine similarity, from -1 to 1; 0 when either vector is zero. */
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

/** The probability of each intent, given an embedding. */
export const intentProbabilities = ({ directions, biases }: IntentClassifier, embedding: Embedding): Float32Array =>
  softmaxLayer(directions, new Float32Array(biases), 0, embedding);

/** The probabilities of the sub-intents from `start` to `end`, which sum to 1. */
export const subIntentProbabilities = (
  { subIntentDirections, subIntentBiases }: IntentClassifier,
  embedding: Embedding,
  start: number,
  end: number,
): Float32Array => softmaxLayer(subIntentDirections, subIntentBiases.slice(start, end), start, embedding);

/** A softmax layer. Overwrites `scores`, which holds the biases of the classes from number `first` on. */
function softmaxLayer(
  directions: Float32Array,
  scores: Float32Array,
  first: number,
  embedding: Embedding,
): Float32Array {
  addProducts(scores, directions, first, embedding);
  return softmax(scores);
}

interface Header extends Pick<IntentClassifier, Metadata | 'size'> {
  readonly features: readonly string[];
}

/** Serializes a classifier: the length of the JSON header in four bytes, the header padded to a multiple of four, then the arrays. */
export function writeIntentClassifier(model: IntentClassifier): Buffer {
  const { rowOf, steps, directions, biases, subIntentDirections, subIntentBiases, ...rest } = model;
  const { unanswerable, frequencies, embeddings, ...metadata } = rest;
  const floats = [steps, directions, biases, subIntentDirections, subIntentBiases, unanswerable];
  const arrays = [...floats, frequencies, embeddings];
  const header: Header = { ...metadata, features: [...rowOf.keys()] };
  const json = Buffer.from(JSON.stringify(header));
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(padded.length);
  return Buffer.concat([length, padded, ...arrays.map(bytesOf)]);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint16Array | Int8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Reads the format of `writeIntentClassifier`. */
export function readIntentClassifier(file: Buffer): IntentClassifier {
  const headerEnd = 4 + file.readUInt32LE(0);
  const { features, ...metadata }: Header = JSON.parse(file.toString('utf8', 4, headerEnd));
  // Copied, because the arrays need alignment and a small file may start at any offset of a shared buffer.
  const arrays = new Uint8Array(file.subarray(headerEnd)).buffer;
  let read = 0;
  const take = <Numbers extends Float32Array | Uint16Array | Int8Array>(
    ArrayType: { new (buffer: ArrayBuffer, at: number, length: number): Numbers; BYTES_PER_ELEMENT: number },
    length: number,
  ): Numbers => {
    const taken = new ArrayType(arrays, read, length);
    read += length * ArrayType.BYTES_PER_ELEMENT;
    return taken;
  };
  const subIntentCount = metadata.subIntents.flat().length;
  return {
    ...metadata,
    rowOf: new Map(features.map((feature, row) => [feature, row])),
    steps: take(Float32Array, features.length),
    directions: take(Float32Array, metadata.intents.length * metadata.size),
    biases: take(Float32Array, metadata.intents.length),
    subIntentDirections: take(Float32Array, subIntentCount * metadata.size),
    subIntentBiases: take(Float32Array, subIntentCount),
    unanswerable: take(Float32Array, features.length + 1),
    frequencies: take(Uint16Array, features.length),
    embeddings: take(Int8Array, features.length * metadata.size),
  };
}
