import { expect, test } from 'vitest';
import { findSafetyIntent } from './find-safety-intent.ts';

test.each([
  ['my mother just passed and her unit is full', 'death'],
  ['my cousin rosa passed on sunday, the key to her unit is lost', 'death'],
  ['granny passed, who gets in', 'death'],
  ['my uncle died, he had a unit with you', 'death'],
  ['mum passed in march and left a unit', 'death'],
  ['a pipe burst and wrecked my sofa', 'damage'],
  ['are you guys in the office today', undefined],
  ['it just stung my wife', 'medical'],
  ['do the scorpions sting people', undefined],
  ['my phone died, im outside', undefined],
  ['the battery in my car died', undefined],
  ["we're not renters, just passing through", undefined],
])('"%s" is about %s', (text, matter) => {
  expect(findSafetyIntent(text)).toBe(matter);
});

test('a question about what was said before reports an emergency only if it is probable or named', () => {
  expect(findSafetyIntent('and under the roof', undefined, true)).toBeUndefined();
  expect(findSafetyIntent('and what about the smoke coming out of it', undefined, true)).toBe('fire');
  expect(findSafetyIntent('what if he is not breathing', undefined, true)).toBe('medical');
  expect(findSafetyIntent('ok were inside and theres a gas smell in the corridor', undefined, true)).toBe('gas');
});
