/**
 * AssemblyScript, compiled by build-matrix-kernel.mjs to models/matrix-kernel.wasm.
 *
 * Multiplies each row by a linear layer: `results[row][output] = biases[output] + rows[row] · weights[output]`. It takes two rows, four outputs and four
 * inputs at a time, so that eight registers add in parallel. All addresses are in bytes, all numbers 32-bit floats.
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
