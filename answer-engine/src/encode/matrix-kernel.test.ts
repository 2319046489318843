import { expect, test } from 'vitest';
import { multiply } from './matrix-kernel.ts';

const numbers = (length: number, seed: number): Float32Array =>
  Float32Array.from({ length }, (_, at) => Math.sin(seed + at * 1.7));

/** The definition, in plain JavaScript. */
const expected = (rows: Float32Array, inputs: number, weights: Float32Array, biases: Float32Array): number[] =>
  Array.from({ length: rows.length / inputs }, (_, row) =>
    Array.from(biases, (bias, output) => {
      let sum = bias;
      for (let at = 0; at < inputs; at++) sum += (rows[row * inputs + at] ?? 0) * (weights[output * inputs + at] ?? 0);
      return sum;
    }),
  ).flat();

test.each([
  [2, 4, 4],
  [6, 128, 384],
  [64, 256, 128],
  [200, 128, 48],
])('%i rows of %i numbers are multiplied by a layer of %i outputs', (count, inputs, outputs) => {
  const rows = numbers(count * inputs, 1);
  const layer = { weights: numbers(inputs * outputs, 2), biases: numbers(outputs, 3) };
  const results = multiply(rows, inputs, layer);
  const right = expected(rows, inputs, layer.weights, layer.biases);
  expect(results).toHaveLength(right.length);
  const errors = right.map((number, at) => Math.abs(number - (results[at] ?? Number.NaN)));
  expect(Math.max(...errors)).toBeLessThan(1e-3);
});

test('a layer keeps its numbers while others are used', () => {
  const layers = [5, 6].map((seed) => ({ weights: numbers(16, seed), biases: numbers(4, seed) }));
  const rows = numbers(8, 7);
  const once = layers.map((layer) => multiply(rows, 4, layer));
  multiply(numbers(100_000, 8), 4, { weights: numbers(16, 9), biases: numbers(4, 9) });
  expect(layers.map((layer) => multiply(rows, 4, layer))).toEqual(once);
});
