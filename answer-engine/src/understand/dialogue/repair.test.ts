import { expect, test } from 'vitest';
import { findRepair, readCorrection, tellsOfFailure } from './repair.ts';

test.each([
  ['say that again', 'repeat'],
  ['sorry, come again?', 'repeat'],
  ['repeat that, the line was bad', 'repeat'],
  ['¿puede repetir por favor?', 'repeat'],
  ['sorry, how much was that again', 'repeat'],
  ['tell me more', 'more'],
  ['Cuéntame más', 'more'],
  ['Cuénteme más', 'more'],
  ['tell me more about the gate', undefined],
  ['can you come again on monday with the truck and the two boxes', undefined],
  ['do you have more boxes', undefined],
])('"%s" asks for %s', (message, expected) => {
  expect(findRepair(message)).toBe(expected);
});

test.each([
  ['no, i meant the side door', { meant: 'the side door', notMeant: undefined }],
  ['sorry, not the office, the gate', { meant: 'the gate', notMeant: 'the office' }],
  ['no i mean the van, not the car', { meant: 'the van', notMeant: 'the car' }],
  ['no, me refiero a la oficina', { meant: 'la oficina', notMeant: undefined }],
])('"%s" is a correction', (message, expected) => {
  expect(readCorrection(message)).toEqual(expected);
});

test.each(['no', 'not today, thanks', 'no pets', 'sorry for the wait'])('"%s" is none', (message) => {
  expect(readCorrection(message)).toBeUndefined();
});

test.each([
  ['did that. nothin', true],
  ['I already tried that', true],
  ['still nothing', true],
  ["it won't budge", true],
  ['ya lo intenté', true],
  ['no way they get done that fast', false],
  ['did that, should i call somebody?', false],
  ['we did the paperwork on monday', false],
  ['de nada', false],
  ['i did that in march too', false],
  ['i did all that', true],
  ['i dont work weekends', false],
  ['so yall dont open sundays', false],
])('"%s" tells that the advice did not help: %s', (message, expected) => {
  expect(tellsOfFailure(message)).toBe(expected);
});
