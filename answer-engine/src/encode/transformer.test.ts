import { expect, test } from 'vitest';
import { size } from './encoder-weights.ts';
import { normalize } from './transformer.ts';

test('a normalized row has the mean and the deviation of its layer', () => {
  const layer = { weights: new Float32Array(size).fill(2), biases: new Float32Array(size).fill(5) };
  const row = normalize(
    Float32Array.from({ length: size }, (_, at) => at),
    layer,
  );
  const mean = row.reduce((sum, number) => sum + number / size, 0);
  const variance = row.reduce((sum, number) => sum + (number - mean) ** 2 / size, 0);
  expect(mean).toBeCloseTo(5, 4);
  expect(Math.sqrt(variance)).toBeCloseTo(2, 4);
});
