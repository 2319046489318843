import { expect, test } from 'vitest';
import { guardFormulas, unguardFormulas } from './formula-guard.ts';

test.each([
  'plain',
  "don't",
  "'quoted'",
  '=1+2',
  "'=1+2",
  "''=1+2",
  '"=1+2"',
  '- boxes\n- locks\n- tape',
  "Hours:\n'- six\n''- seven",
  'Call us; +1 541 555 0123, -5%,=2',
  "no, 'tis not",
  "a,'=b;''+c",
  '',
])('%j is the same after guarding and unguarding', (text) => {
  expect(unguardFormulas(guardFormulas(text))).toBe(text);
});
