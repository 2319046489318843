import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['I would take a **5x10** or a **10x10**.', 'I would take a 5x10 or a 10x10.'],
  ['See [our rates](https://example.com/rates?a=1).', 'See our rates.'],
  ['Nothing * to [remove] (here)', 'Nothing * to [remove] (here)'],
])('%j is quoted as %j', (markup, text) => {
  expect(plainText(markup)).toBe(text);
});
