import { expect, test } from 'vitest';
import { createSpellingCorrector } from './spelling-corrector.ts';

const correct = createSpellingCorrector(['insurance', 'climate', 'rents', 'carts']);

const mistakes = [
  ['insurence', 'insurance'],
  ['insurnce', 'insurance'],
  ['insurancee', 'insurance'],
  ['isnurance', 'insurance'],
  ['climat', 'climate'],
  ['climste', 'climate'],
  ['inzurence', 'insurance'],
];

test.each(mistakes)('%s is corrected to %s', (typed, meant) => {
  expect(correct(typed)).toBe(meant);
});

test.each(['insurance', 'tents', 'cars', 'climbte', 'inshoorance', 'constructor', '__proto__'])(
  '%s is not corrected',
  (word) => {
    expect(correct(word)).toBeUndefined();
  },
);

test('a word longer than any in use is neither corrected nor a correction', () => {
  const correctAmongLong = createSpellingCorrector(['x'.repeat(25), 'y'.repeat(5000), 'insurance']);
  expect(correctAmongLong('insurence')).toBe('insurance');
  expect(correctAmongLong('x'.repeat(24))).toBeUndefined();
  expect(correctAmongLong(`${'x'.repeat(24)}y`)).toBeUndefined();
});

test('of several possible corrections the first one given wins', () => {
  expect(createSpellingCorrector(['parking', 'marking'])('parkingg')).toBe('parking');
  expect(createSpellingCorrector(['stations', 'stationx'])('station')).toBe('stations');
  expect(createSpellingCorrector(['stationx', 'stations'])('station')).toBe('stationx');
});
