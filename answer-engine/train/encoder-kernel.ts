/**
 * AssemblyScript, compiled by build-encoder-kernel.mjs to models/encoder-kernel.wasm: the arithmetic of the sentence encoder with SIMD instructions, which
 * JavaScript does not have. Addresses are in bytes, numbers 32-bit floats unless stated otherwise.
 */

/** The size of an embedding, in numbers. */
const size: usize = 128;
const heads: usize = 4;
const headSize: usize = size / heads;
/** Adds to the variance, as PyTorch's LayerNorm does. */
const epsilon: f32 = 1e-5;
/** The size of a word's vector for late interaction, in signed bytes. */
const tokenSize: usize = 48;

/**
 * Multiplies each row by a linear layer: `results[row][output] = biases[output] + rows[row] · weights[output]`. It takes two rows, four outputs and four
 * inputs at a time, so that eight registers add in parallel.
 *
 * @param count the number of rows, even
 * @param inputs the length of a row, a multiple of four
 * @param outputs a multiple of four
 */
export function multiply(
  rows: usize,
  count: i32,
  inputs: i32,
  weights: usize,
  biases: usize,
  outputs: i32,
  results: usize,
): void {
  const rowSize: usize = inputs << 2;
  const resultSize: usize = outputs << 2;
  for (let row: usize = 0; row < <usize>count; row += 2) {
    const one = rows + row * rowSize;
    const two = one + rowSize;
    for (let output: usize = 0; output < <usize>outputs; output += 4) {
      const first = weights + output * rowSize;
      let a0 = f32x4.splat(0);
      let a1 = f32x4.splat(0);
      let a2 = f32x4.splat(0);
      let a3 = f32x4.splat(0);
      let b0 = f32x4.splat(0);
      let b1 = f32x4.splat(0);
      let b2 = f32x4.splat(0);
      let b3 = f32x4.splat(0);
      for (let at: usize = 0; at < rowSize; at += 16) {
        const x = v128.load(one + at);
        const y = v128.load(two + at);
        const w0 = v128.load(first + at);
        const w1 = v128.load(first + rowSize + at);
        const w2 = v128.load(first + 2 * rowSize + at);
        const w3 = v128.load(first + 3 * rowSize + at);
        a0 = f32x4.add(a0, f32x4.mul(w0, x));
        a1 = f32x4.add(a1, f32x4.mul(w1, x));
        a2 = f32x4.add(a2, f32x4.mul(w2, x));
        a3 = f32x4.add(a3, f32x4.mul(w3, x));
        b0 = f32x4.add(b0, f32x4.mul(w0, y));
        b1 = f32x4.add(b1, f32x4.mul(w1, y));
        b2 = f32x4.add(b2, f32x4.mul(w2, y));
        b3 = f32x4.add(b3, f32x4.mul(w3, y));
      }
      const bias = v128.load(biases + (output << 2));
      const result = results + row * resultSize + (output << 2);
      v128.store(result, f32x4.add(bias, pack(sum(a0), sum(a1), sum(a2), sum(a3))));
      v128.store(result + resultSize, f32x4.add(bias, pack(sum(b0), sum(b1), sum(b2), sum(b3))));
    }
  }
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
 * @param projected queries, keys and values of each row
 * @param length the number of rows
 * @param shares room for as many numbers as rows
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

/** Adds numbers to sums. @param count a multiple of four */
export function add(sums: usize, numbers: usize, count: i32): void {
  const end = sums + (count << 2);
  for (let at = sums, from = numbers; at < end; at += 16, from += 16)
    v128.store(at, f32x4.add(v128.load(at), v128.load(from)));
}

/** The rectifier, in place. @param count a multiple of four */
export function rectify(numbers: usize, count: i32): void {
  const zero = f32x4.splat(0);
  const end = numbers + (count << 2);
  for (let at = numbers; at < end; at += 16) v128.store(at, f32x4.max(v128.load(at), zero));
}

/**
 * For each word of a message, its highest dot product with a word of a sentence, weighted and summed.
 *
 * @param words the vectors of the message's words, in signed bytes
 * @param weights how much each of them counts
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

function pack(a: f32, b: f32, c: f32, d: f32): v128 {
  return f32x4.replace_lane(f32x4.replace_lane(f32x4.replace_lane(f32x4.splat(a), 1, b), 2, c), 3, d);
}
