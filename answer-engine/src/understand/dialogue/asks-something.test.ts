import { expect, test } from 'vitest';
import { asksSomething } from './asks-something.ts';

test.each([
  'what does that cost',
  'ok so can i bring a truck',
  'did that fee change',
  'y cuanto cuesta',
  'Two of them?',
])('"%s" asks something', (message) => {
  expect(asksSomething(message)).toBe(true);
});

test.each(['did that. nothing', 'i tried it', 'my truck is 20 feet', 'gracias'])('"%s" asks nothing', (message) => {
  expect(asksSomething(message)).toBe(false);
});
