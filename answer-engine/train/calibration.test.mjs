import { expect, test } from 'vitest';
import { calibrate, shift } from './calibration.mjs';

test('after calibration as many predictions are right as their probabilities say', () => {
  const predictions = Array.from({ length: 200 }, (_, at) => ({
    probability: 0.2 + (at % 10) / 20,
    isTrue: at % 4 > 0,
  }));
  const by = calibrate(predictions);
  const expected = predictions.reduce((sum, { probability }) => sum + shift(probability, by), 0);
  expect(by).toBeGreaterThan(0.5);
  expect(expected).toBeCloseTo(150, 0);
});
