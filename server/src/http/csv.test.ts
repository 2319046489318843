import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['plain', 12, null], '"plain","12",""\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['', 0, -3.5], '"","0","-3.5"\r\n'],
  [['grün', '仓库', '🔑'], '"grün","仓库","🔑"\r\n'],
])('%j is written as RFC 4180 requires, every cell quoted', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test.each([
  '=1+2',
  '+1 541 555 0123',
  '-2+3',
  '@SUM(A1)',
  '＝1+2',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1+2',
  '−1',
  '  =1+2',
  '\t=1+2',
  '\r=1+2',
  '\n=1+2',
  '\tplain',
  '\rplain',
  '\ufeff=1+2',
  '\u00a0=1+2',
  '\u200b=1+2',
  '\u202e=1+2',
  '\u3164=1+2',
  '\u0000=1+2',
  '"=1+2"',
  '“=1+2”',
  '=HYPERLINK("http://evil.example","click")',
])('%j is text to a spreadsheet, not a formula', (cell) => {
  expect(csvLine([cell])).toMatch(/^"'/);
});

test.each([
  ['a;=1+2', "a;'=1+2"],
  ['a; =1+2', "a; '=1+2"],
  ['a;"=1+2"', `a;""'=1+2""`],
  ['a,＝1+2', "a,'＝1+2"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a\n-1', "a\n'-1"],
  ['a\r\n+1;;=2', "a\r\n'+1;;'=2"],
  [';=1;=2', ";'=1;'=2"],
])('a formula in %j stays text where cells are split there', (cell, text) => {
  expect(csvLine([cell])).toBe(`"${text}"\r\n`);
});

test.each(['no formula', 'a = b', '5x10; 10x10', 'office@example.com', 'drive-up', "'quoted'", 'one, two'])(
  '%j stays as it is',
  (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
  },
);

test('a number below zero stays a number', () => {
  expect(csvLine([-1])).toBe('"-1"\r\n');
});
