import { expect, test } from 'vitest';
import { createSpelling } from './spelling.ts';

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
