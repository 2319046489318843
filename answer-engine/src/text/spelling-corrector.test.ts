import { expect, test } from 'vitest';
import { createSpelling } from './spelling-corrector.ts';

const correct = createSpelling(['insurance', 'climate', 'rents', 'carts']);

const mistakes = [
  ['insurence', 'insurance'],
  ['insurnce', 'insurance'],
  ['insurancee', 'insurance'],
  ['isnurance', 'insurance'],
  ['climat', 'climate'],
  ['climste', 'climate'],
  ['inzurence', 'insurance'],
];

test.each(mistakes)('%s was meant to be %s', (typed, meant) => {
  expect(correct(typed)).toBe(meant);
});

test.each(['insurance', 'tents', 'cars', 'climbte', 'inshoorance', 'constructor', '__proto__'])(
  '%s is left alone',
  (word) => {
    expect(correct(word)).toBeUndefined();
  },
);

test('a word longer than any that people use is neither corrected nor meant', () => {
  const correctAmongLong = createSpelling(['x'.repeat(25), 'y'.repeat(5000), 'insurance']);
  expect(correctAmongLong('insurence')).toBe('insurance');
  expect(correctAmongLong('x'.repeat(24))).toBeUndefined();
  expect(correctAmongLong(`${'x'.repeat(24)}y`)).toBeUndefined();
});

test('of several that may be meant, the one given first is', () => {
  expect(createSpelling(['parking', 'marking'])('parkingg')).toBe('parking');
  expect(createSpelling(['stations', 'stationx'])('station')).toBe('stations');
  expect(createSpelling(['stationx', 'stations'])('station')).toBe('stationx');
});
