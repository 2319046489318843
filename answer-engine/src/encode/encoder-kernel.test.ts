import { expect, test } from 'vitest';
import { createKernel } from './encoder-kernel.ts';

const size = 128;
const tokenSize = 48;

const bytes = (length: number, seed: number): Int8Array =>
  Int8Array.from({ length }, (_, at) => 127 * Math.sin(seed + at * at));

const numbers = (length: number, seed: number): Float32Array =>
  Float32Array.from({ length }, (_, at) => Math.sin(seed + at * 1.7));

/** A kernel with places for arrays. */
function open() {
  const kernel = createKernel(1_000_000);
  return {
    kernel,
    place: (values: Float32Array) => {
      const address = kernel.reserve(values.byteLength);
      kernel.floatsAt(address, values.length).set(values);
      return address;
    },
    placeBytes: (values: Int8Array) => {
      const address = kernel.reserve(values.length);
      kernel.bytesAt(address, values.length).set(values);
      return address;
    },
    room: (length: number) => kernel.reserve(length * Float32Array.BYTES_PER_ELEMENT),
  };
}

const expectClose = (results: Float32Array, right: readonly number[]) => {
  expect(results).toHaveLength(right.length);
  const errors = right.map((number, at) => Math.abs(number - (results[at] ?? Number.NaN)));
  expect(Math.max(...errors)).toBeLessThan(1e-3);
};

test.each([
  [2, 8, 4],
  [6, 128, 384],
  [64, 256, 128],
  [200, 128, 48],
])('%i rows of %i numbers are multiplied by a layer of %i outputs', (count, inputs, outputs) => {
  const { kernel, place, placeBytes, room } = open();
  const [rows, weights, biases] = [
    numbers(count * inputs, 1),
    bytes(inputs * outputs, 2),
    numbers(outputs, 3),
  ] as const;
  const steps = numbers(outputs, 4).map((number) => number / 1000);
  const results = room(count * outputs);
  const layer = { weights: placeBytes(weights), steps: place(steps), biases: place(biases), inputs, outputs };
  kernel.multiply(place(rows), count, layer, results);
  const right = Array.from({ length: count }, (_, row) =>
    Array.from(biases, (bias, output) => {
      let sum = 0;
      for (let at = 0; at < inputs; at++) sum += (rows[row * inputs + at] ?? 0) * (weights[output * inputs + at] ?? 0);
      return bias + (steps[output] ?? 0) * sum;
    }),
  ).flat();
  expectClose(kernel.floatsAt(results, right.length), right);
});

test('a row of zeros gives the biases', () => {
  const { kernel, place, placeBytes, room } = open();
  const biases = numbers(4, 1);
  const layer = {
    weights: placeBytes(bytes(32, 2)),
    steps: place(numbers(4, 3)),
    biases: place(biases),
    inputs: 8,
    outputs: 4,
  };
  const results = room(8);
  kernel.multiply(place(new Float32Array(16)), 2, layer, results);
  expect([...kernel.floatsAt(results, 8)]).toEqual([...biases, ...biases]);
});

test('a normalized row has the mean and the deviation of its layer', () => {
  const { kernel, place, room } = open();
  const rows = place(Float32Array.from({ length: 2 * size }, (_, at) => at));
  const results = room(2 * size);
  const [weights, biases] = [place(new Float32Array(size).fill(2)), place(new Float32Array(size).fill(5))];
  kernel.normalize(rows, 2, weights, biases, results);
  for (const row of [0, 1]) {
    const normalized = kernel.floatsAt(results, 2 * size).subarray(row * size, (row + 1) * size);
    const mean = normalized.reduce((sum, number) => sum + number / size, 0);
    const variance = normalized.reduce((sum, number) => sum + (number - mean) ** 2 / size, 0);
    expect(mean).toBeCloseTo(5, 4);
    expect(Math.sqrt(variance)).toBeCloseTo(2, 4);
  }
});

test.each([1, 2, 7])('attention over %i rows is that of its definition', (length) => {
  const { kernel, place, room } = open();
  const projected = numbers(length * 3 * size, 4);
  const results = room(length * size);
  kernel.attend(place(projected), length, room(length), results);
  const headSize = 32;
  const at = (row: number, part: number, column: number) => projected[row * 3 * size + part * size + column] ?? 0;
  const right = Array.from({ length: length * size }, (_, index) => {
    const [row, column] = [Math.floor(index / size), index % size];
    const head = Math.floor(column / headSize) * headSize;
    const powers = Array.from({ length }, (_, other) => {
      let product = 0;
      for (let one = head; one < head + headSize; one++) product += at(row, 0, one) * at(other, 1, one);
      return Math.exp(product / Math.sqrt(headSize));
    });
    const total = powers.reduce((sum, power) => sum + power);
    return powers.reduce((sum, power, other) => sum + (power / total) * at(other, 2, column), 0);
  });
  expectClose(kernel.floatsAt(results, length * size), right);
});

test('numbers are added and rectified in place', () => {
  const { kernel, place } = open();
  const sums = place(Float32Array.of(1, 2, 3, 4, -5, 6, 7, 8));
  kernel.add(sums, place(Float32Array.of(1, 1, 1, 1, 1, 1, 1, -9)), 8);
  expect([...kernel.floatsAt(sums, 8)]).toEqual([2, 3, 4, 5, -4, 7, 8, -1]);
  kernel.rectify(sums, 8);
  expect([...kernel.floatsAt(sums, 8)]).toEqual([2, 3, 4, 5, 0, 7, 8, 0]);
});

test('each word of a message is matched with its nearest word of a sentence', () => {
  const { kernel, place, placeBytes } = open();
  const [words, others, weights] = [bytes(2 * tokenSize, 5), bytes(3 * tokenSize, 6), Float32Array.of(0.25, 0.75)];
  const product = (word: number, other: number) =>
    words
      .subarray(word * tokenSize, (word + 1) * tokenSize)
      .reduce((sum, number, at) => sum + number * (others[other * tokenSize + at] ?? 0), 0);
  const right = weights.reduce(
    (sum, weight, word) => sum + weight * Math.max(...[0, 1, 2].map((other) => product(word, other))),
    0,
  );
  const match = kernel.matchTokens(placeBytes(words), place(weights), 2, placeBytes(others), 3);
  expect(match / right).toBeCloseTo(1, 5);
});

test('more than the capacity is refused', () => {
  const kernel = createKernel(100);
  expect(() => kernel.reserve(200_000)).toThrow('The encoder kernel has no room for 200000 more bytes.');
});
