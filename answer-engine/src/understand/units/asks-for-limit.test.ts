import { expect, test } from 'vitest';
import { asksForLimit } from './asks-for-limit.ts';

test.each([
  ['how long of an RV can you take', true],
  ["what's the longest boat that fits", true],
  ['que tan largo puede ser el remolque que aceptan', true],
  ['how long is the lease', false],
  ['tienen uno mas grande', false],
])('"%s" asks for a limit: %s', (text, expected) => {
  expect(asksForLimit(text)).toBe(expected);
});
