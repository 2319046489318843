import { readModelFile } from '../model-files.ts';
import { lazily } from '../text/memoize.ts';
import { type Address, createKernel, type EncoderKernel, type Linear } from './encoder-kernel.ts';

/** The factors and offsets that a normalized row is scaled by. */
export interface Normalization {
  readonly weights: Address;
  readonly biases: Address;
}

/** A transformer layer with the normalization before each part. */
export interface LayerWeights {
  readonly attentionNorm: Normalization;
  /** Outputs the queries, keys and values, concatenated. */
  readonly attentionIn: Linear;
  readonly attentionOut: Linear;
  readonly hiddenNorm: Normalization;
  readonly hiddenIn: Linear;
  readonly hiddenOut: Linear;
}

/** Embeddings as signed bytes, with one quantization step per row. Row 0 is zero. */
export interface EmbeddingTable {
  readonly numbers: Int8Array;
  readonly steps: Float32Array;
}

export interface EncoderWeights {
  /** The row of each word in `words`. */
  readonly rowOf: ReadonlyMap<string, number>;
  readonly words: EmbeddingTable;
  readonly ngrams: EmbeddingTable;
  /** A matrix that projects word vectors to the size of an embedding, with one row per dimension of a word vector. */
  readonly project: Float32Array;
  readonly positions: Float32Array;
  readonly roles: Float32Array;
  readonly layers: readonly LayerWeights[];
  readonly norm: Normalization;
  readonly pool: Linear;
  readonly poolWeight: Float32Array;
  readonly token: Linear;
  readonly tokenWeight: Float32Array;
  /** The weights of the cosine and of the token match in the score. */
  readonly scales: readonly number[];
  /** The score of "no answer". */
  readonly noAnswer: number;
}

interface Header {
  readonly words: string;
  readonly arrays: readonly { readonly name: string; readonly type: 'int8' | 'float32'; readonly length: number }[];
}

/** The length of an embedding. */
export const size = 128;
const layerCount = 2;
/** Arrays start at a multiple of this many bytes in the file. */
const alignment = 4;

/** A loaded encoder. Its weights are in the memory of the kernel that computes with them. */
export interface SentenceEncoder {
  readonly weights: EncoderWeights;
  readonly kernel: EncoderKernel;
}

/**
 * Reads the file that answer-engine/train/sentence-encoder-file.mjs writes.
 *
 * @param room the number of bytes of kernel memory to leave free
 */
function readEncoder(file: Buffer, room: number): SentenceEncoder {
  const lineEnd = file.indexOf('\n');
  const { words, arrays }: Header = JSON.parse(file.toString('utf8', 0, lineEnd));
  const numbers = file.subarray(lineEnd + 1);
  const kernel = createKernel(numbers.length + room);
  let at = kernel.reserve(numbers.length);
  kernel.bytesAt(at, numbers.length).set(numbers);
  const placed = new Map<string, { readonly address: Address; readonly length: number }>();
  for (const { name, type, length } of arrays) {
    placed.set(name, { address: at, length });
    const bytes = type === 'int8' ? length : length * Float32Array.BYTES_PER_ELEMENT;
    at += Math.ceil(bytes / alignment) * alignment;
  }
  const find = (name: string) => {
    const array = placed.get(name);
    if (!array) throw new Error(`The sentence encoder has no "${name}".`);
    return array;
  };
  const floats = (name: string): Float32Array => kernel.floatsAt(find(name).address, find(name).length);
  const normalization = (name: string): Normalization => ({
    weights: find(`${name}.weight`).address,
    biases: find(`${name}.bias`).address,
  });
  const linear = (name: string): Linear => {
    const outputs = find(`${name}.bias`).length;
    const inputs = find(`${name}.weight`).length / outputs;
    return { ...normalization(name), steps: find(`${name}.weight steps`).address, inputs, outputs };
  };
  const table = (name: string): EmbeddingTable => {
    const { address, length } = find(`${name}.weight`);
    return { numbers: kernel.bytesAt(address, length), steps: floats(`${name}.weight steps`) };
  };
  const weights: EncoderWeights = {
    rowOf: new Map(words.split(' ').map((word, row) => [word, row + 1])),
    words: table('words'),
    ngrams: table('ngrams'),
    project: floats('project.weight'),
    positions: floats('positions.weight'),
    roles: floats('roles.weight'),
    layers: Array.from({ length: layerCount }, (_, layer) => ({
      attentionNorm: normalization(`layers.${layer}.attention_norm`),
      attentionIn: linear(`layers.${layer}.attention_in`),
      attentionOut: linear(`layers.${layer}.attention_out`),
      hiddenNorm: normalization(`layers.${layer}.hidden_norm`),
      hiddenIn: linear(`layers.${layer}.hidden_in`),
      hiddenOut: linear(`layers.${layer}.hidden_out`),
    })),
    norm: normalization('norm'),
    pool: linear('pool'),
    poolWeight: floats('pool_weight.weight'),
    token: linear('token'),
    tokenWeight: floats('token_weight.weight'),
    scales: [...floats('scales')],
    noAnswer: floats('no_answer')[0] ?? 0,
  };
  return { weights, kernel };
}

/** In bytes: memory for the rows of one text and for intermediate results. */
const room = 250_000;

export const sentenceEncoder = lazily(() => readEncoder(readModelFile('sentence-encoder.bin'), room));
