import { expect, test } from 'vitest';
import { analyzeText } from './analyze-text.ts';

test.each(['hello', 'ok thanks!', '???', '', 'buenos dias'])('"%s" has no content term', (text) => {
  expect(analyzeText(text).contentTerms).toEqual([]);
});

test.each(['constructor', 'toString', 'hasOwnProperty'])('%s is an ordinary word without a concept', (text) => {
  expect(analyzeText(text).concepts.size).toBe(0);
});

test('the longest message is analyzed before the test times out', () => {
  const longest = ['how much notice '.repeat(125), `${'10x'.repeat(600)}!`, '(5'.repeat(1000)];
  for (const text of longest) expect(analyzeText(text).words.length).toBeGreaterThan(0);
});
