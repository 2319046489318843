import { expect, test } from 'vitest';
import { cleanText, isUnreadable, longestAnswer } from './clean-text.ts';

test.each([
  ['tag characters', 'open\u{e0065}\u{e0076}', 'open'],
  ['zero-width characters', 'o\u200bp\u200de\u2060n', 'open'],
  ['directions of writing', '\u202eopen\u202c', 'open'],
  ['soft hyphens and variation selectors', 'o\u00adpen\ufe0f', 'open'],
  ['look-alike Cyrillic letters', 'ореn', 'open'],
  ['full-width letters', 'ｏｐｅｎ', 'open'],
])('%s', (_what, written, read) => {
  expect(cleanText(written)).toBe(read);
});

test('a long answer is truncated', () => {
  expect(cleanText('a'.repeat(20_000))).toHaveLength(longestAnswer);
});

test.each(['滞纳金', 'Плата отменена', '٢٥'])('a text in another script is unreadable: %s', (text) => {
  expect(isUnreadable(cleanText(text))).toBe(true);
});
