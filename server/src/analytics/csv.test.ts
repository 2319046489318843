import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['plain', 12, null], 'plain,12,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['', 0, -3.5], ',0,-3.5\r\n'],
  [['grün', '仓库', '🔑'], 'grün,仓库,🔑\r\n'],
])('%j is written as RFC 4180 has it', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test.each([
  '=1+2',
  '+1 541 555 0123',
  '-2+3',
  '@SUM(A1)',
  '  =1+2',
  '\t=1+2',
  '\r=1+2',
  '\n=1+2',
  '\ufeff=1+2',
  '\u00a0=1+2',
  '=HYPERLINK("http://evil.example","click")',
])('%j is text to a spreadsheet, not a formula', (cell) => {
  expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/);
});

test('a number below zero stays a number', () => {
  expect(csvLine([-1])).toBe('-1\r\n');
});
