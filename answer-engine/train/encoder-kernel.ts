/**
 * The arithmetic of the sentence encoder with SIMD instructions, which JavaScript lacks. Written in AssemblyScript; build-encoder-kernel.mjs
 * compiles it to models/encoder-kernel.wasm. Addresses are in bytes; numbers are 32-bit floats unless stated otherwise.
 */

/** The length of an embedding. */
const size: usize = 128;
const heads: usize = 4;
const headSize: usize = size / heads;
/** Added to the variance, as in PyTorch's LayerNorm. */
const epsilon: f32 = 1e-5;
/** The length of a word's vector for late interaction, in signed bytes. */
const tokenSize: usize = 48;

/** Maximum number of inputs of a layer. */
const maxInputs: i32 = 256;
const largestInput: f32 = 32767;
/** Buffer for two rows of 16-bit integers. */
const quantizedRows = memory.data(2 * 2 * maxInputs, 16);

/**
 * Multiplies each row by a linear layer of signed bytes: `results[row][output] = biases[output] + steps[output] * (rows[row] ·
 * weights[output])`.
 *
 * Each row is quantized to 16-bit integers with its own step ("dynamic quantization"), because one instruction multiplies and adds eight of
 * them. Two rows and four outputs are processed at a time, so that eight registers accumulate in parallel.
 *
 * @param count the number of rows, even
 * @param inputs the length of a row, a multiple of eight, at most `maxInputs`
 * @param steps the quantization step of each output
 * @param outputs the number of outputs, a multiple of four
 */
export function multiply(
  rows: usize,
  count: i32,
  inputs: i32,
  weights: usize,
  steps: usize,
  biases: usize,
  outputs: i32,
  results: usize,
): void {
  const rowSize: usize = inputs << 2;
  const resultSize: usize = outputs << 2;
  const one = quantizedRows;
  const two = one + 2 * inputs;
  for (let row: usize = 0; row < <usize>count; row += 2) {
    const stepOfOne = f32x4.splat(quantize(rows + row * rowSize, inputs, one));
    const stepOfTwo = f32x4.splat(quantize(rows + (row + 1) * rowSize, inputs, two));
    for (let output: usize = 0; output < <usize>outputs; output += 4) {
      const first = weights + output * inputs;
      let a0 = i32x4.splat(0);
      let a1 = i32x4.splat(0);
      let a2 = i32x4.splat(0);
      let a3 = i32x4.splat(0);
      let b0 = i32x4.splat(0);
      let b1 = i32x4.splat(0);
      let b2 = i32x4.splat(0);
      let b3 = i32x4.splat(0);
      for (let at: usize = 0; at < <usize>inputs; at += 8) {
        const x = v128.load(one + 2 * at);
        const y = v128.load(two + 2 * at);
        const w0 = v128.load8x8_s(first + at);
        const w1 = v128.load8x8_s(first + inputs + at);
        const w2 = v128.load8x8_s(first + 2 * inputs + at);
        const w3 = v128.load8x8_s(first + 3 * inputs + at);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(w0, x));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(w1, x));
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(w2, x));
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(w3, x));
        b0 = i32x4.add(b0, i32x4.dot_i16x8_s(w0, y));
        b1 = i32x4.add(b1, i32x4.dot_i16x8_s(w1, y));
        b2 = i32x4.add(b2, i32x4.dot_i16x8_s(w2, y));
        b3 = i32x4.add(b3, i32x4.dot_i16x8_s(w3, y));
      }
      const bias = v128.load(biases + (output << 2));
      const step = v128.load(steps + (output << 2));
      const result = results + row * resultSize + (output << 2);
      const ofOne = f32x4.mul(f32x4.mul(step, stepOfOne), f32x4.convert_i32x4_s(sums(a0, a1, a2, a3)));
      const ofTwo = f32x4.mul(f32x4.mul(step, stepOfTwo), f32x4.convert_i32x4_s(sums(b0, b1, b2, b3)));
      v128.store(result, f32x4.add(bias, ofOne));
      v128.store(result + resultSize, f32x4.add(bias, ofTwo));
    }
  }
}

/** Quantizes a row to 16-bit integers. @returns the value that represents 1 */
function quantize(row: usize, length: i32, results: usize): f32 {
  const end = row + (length << 2);
  let most = f32x4.splat(0);
  for (let at = row; at < end; at += 16) most = f32x4.max(most, f32x4.abs(v128.load(at)));
  const largest = max(
    max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
    max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
  );
  const scale = f32x4.splat(largest > 0 ? largestInput / largest : 0);
  for (let at = row, to = results; at < end; at += 32, to += 16) {
    const low = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(scale, v128.load(at))));
    const high = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(scale, v128.load(at + 16))));
    v128.store(to, i16x8.narrow_i32x4_s(low, high));
  }
  return largest / largestInput;
}

/** The sum of each vector. */
function sums(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), v128.shuffle<i32>(ab, cd, 2, 3, 6, 7));
}

/** Layer normalization of each row (Ba, Kiros and Hinton 2016). */
export function normalize(rows: usize, count: i32, weights: usize, biases: usize, results: usize): void {
  const rowSize: usize = size << 2;
  for (let row: usize = 0; row < <usize>count; row++) {
    const start = rows + row * rowSize;
    let sums = f32x4.splat(0);
    for (let at: usize = 0; at < rowSize; at += 16) sums = f32x4.add(sums, v128.load(start + at));
    const mean = f32x4.splat(sum(sums) / <f32>size);
    let squares = f32x4.splat(0);
    for (let at: usize = 0; at < rowSize; at += 16) {
      const difference = f32x4.sub(v128.load(start + at), mean);
      squares = f32x4.add(squares, f32x4.mul(difference, difference));
    }
    const scale = f32x4.splat(1 / Mathf.sqrt(sum(squares) / <f32>size + epsilon));
    for (let at: usize = 0; at < rowSize; at += 16) {
      const one = f32x4.mul(f32x4.sub(v128.load(start + at), mean), scale);
      v128.store(
        results + row * rowSize + at,
        f32x4.add(f32x4.mul(one, v128.load(weights + at)), v128.load(biases + at)),
      );
    }
  }
}

/**
 * Multi-head self-attention (Vaswani et al. 2017).
 *
 * @param projected the query, key and value of each row
 * @param length the number of rows
 * @param shares a buffer of one number per row
 */
export function attend(projected: usize, length: i32, shares: usize, results: usize): void {
  const rowSize: usize = (3 * size) << 2;
  const headBytes: usize = headSize << 2;
  const scale: f32 = 1 / Mathf.sqrt(<f32>headSize);
  for (let head: usize = 0; head < heads; head++) {
    const keys = projected + (size << 2) + head * headBytes;
    const values = keys + (size << 2);
    for (let row: usize = 0; row < <usize>length; row++) {
      const query = projected + row * rowSize + head * headBytes;
      let highest: f32 = -f32.MAX_VALUE;
      for (let other: usize = 0; other < <usize>length; other++) {
        const key = keys + other * rowSize;
        let even = f32x4.splat(0);
        let odd = f32x4.splat(0);
        for (let at: usize = 0; at < headBytes; at += 32) {
          even = f32x4.add(even, f32x4.mul(v128.load(query + at), v128.load(key + at)));
          odd = f32x4.add(odd, f32x4.mul(v128.load(query + at + 16), v128.load(key + at + 16)));
        }
        const score = scale * sum(f32x4.add(even, odd));
        store<f32>(shares + (other << 2), score);
        highest = max(highest, score);
      }
      let total: f32 = 0;
      for (let other: usize = 0; other < <usize>length; other++) {
        const power = Mathf.exp(load<f32>(shares + (other << 2)) - highest);
        store<f32>(shares + (other << 2), power);
        total += power;
      }
      const part = results + row * (size << 2) + head * headBytes;
      for (let at: usize = 0; at < headBytes; at += 32) {
        let even = f32x4.splat(0);
        let odd = f32x4.splat(0);
        for (let other: usize = 0; other < <usize>length; other++) {
          const share = f32x4.splat(load<f32>(shares + (other << 2)) / total);
          const value = values + other * rowSize + at;
          even = f32x4.add(even, f32x4.mul(share, v128.load(value)));
          odd = f32x4.add(odd, f32x4.mul(share, v128.load(value + 16)));
        }
        v128.store(part + at, even);
        v128.store(part + at + 16, odd);
      }
    }
  }
}

/** Adds numbers to sums, elementwise. @param count a multiple of four */
export function add(sums: usize, numbers: usize, count: i32): void {
  const end = sums + (count << 2);
  for (let at = sums, from = numbers; at < end; at += 16, from += 16)
    v128.store(at, f32x4.add(v128.load(at), v128.load(from)));
}

/** ReLU, in place. @param count a multiple of four */
export function rectify(numbers: usize, count: i32): void {
  const zero = f32x4.splat(0);
  const end = numbers + (count << 2);
  for (let at = numbers; at < end; at += 16) v128.store(at, f32x4.max(v128.load(at), zero));
}

/**
 * The highest dot product of each word of a message with any word of a sentence, weighted and summed.
 *
 * @param words the vectors of the message's words, in signed bytes
 * @param weights the weight of each word
 * @param others the vectors of the sentence's words, in signed bytes; at least one
 */
export function matchTokens(words: usize, weights: usize, count: i32, others: usize, otherCount: i32): f32 {
  const end = others + <usize>otherCount * tokenSize;
  let total: f32 = 0;
  for (let word = 0; word < count; word++) {
    const start = words + <usize>word * tokenSize;
    const t0 = v128.load8x8_s(start);
    const t1 = v128.load8x8_s(start + 8);
    const t2 = v128.load8x8_s(start + 16);
    const t3 = v128.load8x8_s(start + 24);
    const t4 = v128.load8x8_s(start + 32);
    const t5 = v128.load8x8_s(start + 40);
    let best = i32.MIN_VALUE;
    for (let other = others; other < end; other += tokenSize) {
      const even = i32x4.add(
        i32x4.add(i32x4.dot_i16x8_s(t0, v128.load8x8_s(other)), i32x4.dot_i16x8_s(t2, v128.load8x8_s(other + 16))),
        i32x4.dot_i16x8_s(t4, v128.load8x8_s(other + 32)),
      );
      const odd = i32x4.add(
        i32x4.add(i32x4.dot_i16x8_s(t1, v128.load8x8_s(other + 8)), i32x4.dot_i16x8_s(t3, v128.load8x8_s(other + 24))),
        i32x4.dot_i16x8_s(t5, v128.load8x8_s(other + 40)),
      );
      const four = i32x4.add(even, odd);
      const product =
        i32x4.extract_lane(four, 0) +
        i32x4.extract_lane(four, 1) +
        i32x4.extract_lane(four, 2) +
        i32x4.extract_lane(four, 3);
      best = max(best, product);
    }
    total += load<f32>(weights + (word << 2)) * <f32>best;
  }
  return total;
}

function sum(numbers: v128): f32 {
  return (
    f32x4.extract_lane(numbers, 0) +
    f32x4.extract_lane(numbers, 1) +
    f32x4.extract_lane(numbers, 2) +
    f32x4.extract_lane(numbers, 3)
  );
}
