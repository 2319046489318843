import { describe, expect, test } from 'vitest';
import { oneLine, quoteLines } from './mail-text.ts';

describe('quoteLines', () => {
  test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('%j starts a quoted line', (lineBreak) => {
    expect(quoteLines(`Hello${lineBreak}Phone: 900`)).toBe('\n> Hello\n> Phone: 900');
  });

  test('a single line stays as it is', () => {
    expect(quoteLines('Hello')).toBe('Hello');
  });
});

describe('oneLine', () => {
  test.each([
    ['New\r\nBcc: other@example.com', 'New Bcc: other@example.com'],
    ['  a \t b\u2028c\u0085d ', 'a b c d'],
    ['x'.repeat(400), 'x'.repeat(300)],
  ])('%j becomes %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});
