import { expect, test } from 'vitest';
import { dependsOnContext } from './depends-on-context.ts';

test.each([
  ['and on weekends?', true],
  ['what does it cost', true],
  ['can i park there', true],
  ['is there wifi', false],
  ['are there any carts', false],
])('"%s" depends on what was said before: %s', (message, expected) => {
  expect(dependsOnContext(message)).toBe(expected);
});
