import { lazily } from '../text/memoize.ts';
import type { Address, Linear } from './encoder-kernel.ts';
import { type LayerWeights, sentenceEncoder, size } from './encoder-weights.ts';
import { textLimits } from './sentences-to-encode.ts';

/** Maximum length in words; even. */
const maxLength = Math.max(
  textLimits.question + textLimits.sentence,
  textLimits.message + textLimits.context + textLimits.shown,
);
/** The largest output of a layer per row: a query, a key and a value. */
const widestRow = 3 * size;

/** Buffers in the kernel's memory for a text and the outputs of layers. */
interface Rooms {
  readonly rows: Address;
  readonly normalized: Address;
  readonly projected: Address;
  readonly attended: Address;
  readonly shares: Address;
}

const rooms = lazily((): Rooms => {
  const { kernel } = sentenceEncoder();
  const reserve = (rowSize: number) => kernel.reserve(maxLength * rowSize * Float32Array.BYTES_PER_ELEMENT);
  return {
    rows: reserve(size),
    normalized: reserve(size),
    projected: reserve(widestRow),
    attended: reserve(size),
    shares: reserve(1),
  };
});

/**
 * The vectors of words in their context: a transformer (Vaswani et al. 2017) with pre-layer normalization.
 *
 * @param embeddings one row per word, at most `maxLength` rows
 */
export function transform(embeddings: Float32Array): Float32Array {
  const { kernel, weights } = sentenceEncoder();
  const { rows, normalized } = rooms();
  const length = embeddings.length / size;
  kernel.floatsAt(rows, embeddings.length).set(embeddings);
  for (const layer of weights.layers) applyLayer(rows, length, layer);
  kernel.normalize(rows, length, weights.norm.weights, weights.norm.biases, normalized);
  return kernel.floatsAt(normalized, embeddings.length).slice();
}

/** Applies a layer in place. A row after the last one is padding. */
function applyLayer(rows: Address, length: number, weights: LayerWeights): void {
  const { kernel } = sentenceEncoder();
  const { normalized, projected, attended, shares } = rooms();
  const { attentionNorm, attentionIn, attentionOut, hiddenNorm, hiddenIn, hiddenOut } = weights;
  const count = evenCount(length);
  kernel.normalize(rows, count, attentionNorm.weights, attentionNorm.biases, normalized);
  kernel.multiply(normalized, count, attentionIn, projected);
  kernel.attend(projected, length, shares, attended);
  kernel.multiply(attended, count, attentionOut, normalized);
  kernel.add(rows, normalized, count * size);
  kernel.normalize(rows, count, hiddenNorm.weights, hiddenNorm.biases, normalized);
  kernel.multiply(normalized, count, hiddenIn, projected);
  kernel.rectify(projected, count * hiddenIn.outputs);
  kernel.multiply(projected, count, hiddenOut, normalized);
  kernel.add(rows, normalized, count * size);
}

/** The kernel multiplies two rows at a time. */
const evenCount = (length: number): number => length + (length % 2);

/** Multiplies each row by a linear layer. @param rows at most `maxLength` */
export function multiply(rows: Float32Array, layer: Linear): Float32Array {
  const { kernel } = sentenceEncoder();
  const { rows: start, projected } = rooms();
  const length = rows.length / layer.inputs;
  kernel.floatsAt(start, rows.length).set(rows);
  kernel.multiply(start, evenCount(length), layer, projected);
  return kernel.floatsAt(projected, length * layer.outputs).slice();
}
