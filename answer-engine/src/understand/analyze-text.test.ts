import { expect, test } from 'vitest';
import { analyzeText } from './analyze-text.ts';

test.each(['hello', 'ok thanks!', '???', '', 'buenos dias'])('"%s" has no subject', (text) => {
  expect(analyzeText(text).contentTerms).toEqual([]);
});

test.each(['constructor', 'toString', 'hasOwnProperty'])('%s is a word like any other', (text) => {
  expect(analyzeText(text).concepts.size).toBe(0);
});

test('the longest message is read before the test runs out of time', () => {
  const longest = ['how much notice '.repeat(125), `${'10x'.repeat(600)}!`, '(5'.repeat(1000)];
  for (const text of longest) expect(analyzeText(text).words.length).toBeGreaterThan(0);
});
