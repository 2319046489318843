import { readModelFile } from '../model-files.ts';
import { lazily } from '../text/memoize.ts';

/** A linear layer: as many rows as outputs, as many columns as inputs. */
export interface Linear {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** A transformer layer with the normalization before each part. */
export interface LayerWeights {
  readonly attentionNorm: Linear;
  /** Gives queries, keys and values, one after another. */
  readonly attentionIn: Linear;
  readonly attentionOut: Linear;
  readonly hiddenNorm: Linear;
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
  /** Takes a word vector to the size of an embedding. */
  readonly project: Linear;
  readonly positions: Float32Array;
  readonly roles: Float32Array;
  readonly layers: readonly LayerWeights[];
  readonly norm: Linear;
  readonly pool: Linear;
  readonly poolWeight: Linear;
  readonly token: Linear;
  readonly tokenWeight: Linear;
  /** The weights of the cosine and of the token match in the score. */
  readonly scales: readonly number[];
  /** The score of "no answer". */
  readonly noAnswer: number;
}

interface Header {
  readonly words: string;
  readonly arrays: readonly { readonly name: string; readonly type: 'int8' | 'float32'; readonly length: number }[];
}

/** The size of an embedding. */
export const size = 128;
const layerCount = 2;
const alignment = 4;

/** Reads the file that answer-engine/train/sentence-encoder-file.mjs writes. */
function readWeights(file: Buffer): EncoderWeights {
  const lineEnd = file.indexOf('\n');
  const { words, arrays }: Header = JSON.parse(file.toString('utf8', 0, lineEnd));
  // A copy of its own starts at an address that Float32Array takes.
  const bytes = Uint8Array.from(file.subarray(lineEnd + 1)).buffer;
  const floats = new Map<string, Float32Array>();
  const integers = new Map<string, Int8Array>();
  let at = 0;
  for (const { name, type, length } of arrays) {
    if (type === 'int8') integers.set(name, new Int8Array(bytes, at, length));
    else floats.set(name, new Float32Array(bytes, at, length));
    const size = type === 'int8' ? length : length * Float32Array.BYTES_PER_ELEMENT;
    at += Math.ceil(size / alignment) * alignment;
  }
  const float = (name: string): Float32Array => floats.get(name) ?? new Float32Array();
  const linear = (name: string): Linear => ({ weights: float(`${name}.weight`), biases: float(`${name}.bias`) });
  const table = (name: string): EmbeddingTable => ({
    numbers: integers.get(`${name}.weight`) ?? new Int8Array(),
    steps: float(`${name}.weight steps`),
  });
  return {
    rowOf: new Map(words.split(' ').map((word, row) => [word, row + 1])),
    words: table('words'),
    ngrams: table('ngrams'),
    project: { weights: float('project.weight'), biases: new Float32Array(size) },
    positions: float('positions.weight'),
    roles: float('roles.weight'),
    layers: Array.from({ length: layerCount }, (_, layer) => ({
      attentionNorm: linear(`layers.${layer}.attention_norm`),
      attentionIn: linear(`layers.${layer}.attention_in`),
      attentionOut: linear(`layers.${layer}.attention_out`),
      hiddenNorm: linear(`layers.${layer}.hidden_norm`),
      hiddenIn: linear(`layers.${layer}.hidden_in`),
      hiddenOut: linear(`layers.${layer}.hidden_out`),
    })),
    norm: linear('norm'),
    pool: linear('pool'),
    poolWeight: linear('pool_weight'),
    token: linear('token'),
    tokenWeight: linear('token_weight'),
    scales: [...float('scales')],
    noAnswer: float('no_answer')[0] ?? 0,
  };
}

export const encoderWeights = lazily(() => readWeights(readModelFile('sentence-encoder.bin')));
