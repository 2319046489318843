import { expect, test } from 'vitest';
import { addProducts, dot, lengthOf, softmax } from './vector-math.ts';

/** Each row is its index, the square of its index, and 1. */
const rows = Float32Array.from(Array.from({ length: 9 }, (_, row) => [row, row * row, 1]).flat());
const vector = Float32Array.of(10, 1, 0.5);
const productWith = (row: number) => 10 * row + row * row + 0.5;

test.each([0, 1, 3, 4, 5, 7])('each of %i sums gets the product with its row', (count) => {
  const sums = Float64Array.from({ length: count }, (_, at) => at);
  addProducts(sums, rows, 2, vector);
  expect([...sums]).toEqual(Array.from({ length: count }, (_, at) => at + productWith(at + 2)));
});

test('the dot product of two vectors, and the norm of one', () => {
  expect(dot(vector, Float32Array.of(1, 2, 4))).toBe(14);
  expect(lengthOf(Float32Array.of(3, 0, -4))).toBe(5);
});

test('a softmax sums to 1, even of large numbers', () => {
  const shares = softmax(Float32Array.of(1000, 1000, -1000));
  expect([...shares]).toEqual([0.5, 0.5, 0]);
});
