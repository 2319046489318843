import { softmax } from '../text/vector-math.ts';
import { type LayerWeights, type Linear, size } from './encoder-weights.ts';
import { multiply } from './matrix-kernel.ts';

const heads = 4;
const headSize = size / heads;

/** Adds to the variance, as PyTorch's LayerNorm does. */
const epsilon = 1e-5;

/** Layer normalization of each row (Ba, Kiros and Hinton 2016). */
export function normalize(rows: Float32Array, { weights, biases }: Linear): Float32Array {
  const results = new Float32Array(rows.length);
  for (let start = 0; start < rows.length; start += size) {
    let mean = 0;
    for (let at = start; at < start + size; at++) mean += (rows[at] ?? 0) / size;
    let variance = 0;
    for (let at = start; at < start + size; at++) variance += ((rows[at] ?? 0) - mean) ** 2 / size;
    const scale = 1 / Math.sqrt(variance + epsilon);
    for (let at = 0; at < size; at++)
      results[start + at] = ((rows[start + at] ?? 0) - mean) * scale * (weights[at] ?? 0) + (biases[at] ?? 0);
  }
  return results;
}

/** Multi-head self-attention. @param projected queries, keys and values of each row */
function attend(projected: Float32Array, length: number): Float32Array {
  const rowSize = 3 * size;
  const attended = new Float32Array((projected.length / rowSize) * size);
  const shares = new Float32Array(length);
  const scale = 1 / Math.sqrt(headSize);
  for (let head = 0; head < heads; head++) {
    const keys = size + head * headSize;
    const values = keys + size;
    for (let row = 0; row < length; row++) {
      const query = row * rowSize + head * headSize;
      for (let other = 0; other < length; other++)
        shares[other] = scale * dotOfHead(projected, query, other * rowSize + keys);
      softmax(shares);
      const result = row * size + head * headSize;
      for (let other = 0; other < length; other++) {
        const share = shares[other] as number;
        const value = other * rowSize + values;
        for (let at = 0; at < headSize; at++)
          attended[result + at] = (attended[result + at] as number) + share * (projected[value + at] as number);
      }
    }
  }
  return attended;
}

function dotOfHead(numbers: Float32Array, one: number, other: number): number {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < headSize; at += 2) {
    even += (numbers[one + at] as number) * (numbers[other + at] as number);
    odd += (numbers[one + at + 1] as number) * (numbers[other + at + 1] as number);
  }
  return even + odd;
}

function add(sums: Float32Array, rows: Float32Array): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (rows[at] ?? 0);
}

/** The rectifier, in place. */
function rectify(rows: Float32Array): void {
  for (let at = 0; at < rows.length; at++) rows[at] = Math.max(0, rows[at] ?? 0);
}

/**
 * A transformer layer (Vaswani et al. 2017), in place.
 *
 * @param rows one embedding per token, in an even number of rows
 * @param length the number of tokens; a row after them is padding
 */
export function transform(rows: Float32Array, length: number, weights: LayerWeights): void {
  const projected = multiply(normalize(rows, weights.attentionNorm), size, weights.attentionIn);
  add(rows, multiply(attend(projected, length), size, weights.attentionOut));
  const hidden = multiply(normalize(rows, weights.hiddenNorm), size, weights.hiddenIn);
  rectify(hidden);
  add(rows, multiply(hidden, hidden.length / (rows.length / size), weights.hiddenOut));
}
