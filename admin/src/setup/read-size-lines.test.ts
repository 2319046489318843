import { expect, test } from 'vitest';
import { readSizeLines } from './read-size-lines.ts';

const described = (text: string) =>
  readSizeLines(text).map(({ size, type, category, monthlyPriceCents }) =>
    [size, type, category, monthlyPriceCents].filter(Boolean).join(' | '),
  );

test.each([
  ['5x5', ['5x5']],
  ['5 x 10', ['5x10']],
  ["10' × 10'", ['10x10']],
  ['10x10 climate controlled $89', ['10x10 | Climate controlled | 8900']],
  ['10x10 climate', ['10x10 | Climate controlled']],
  ['10x20 - drive up, $149/mo', ['10x20 | Drive-up | 14900']],
  ['10x15 – ground floor: $1,100.50 per month', ['10x15 | Ground floor | 110050']],
  ['12x30 RV parking $60 a month', ['12x30 | RV parking | parking | 6000']],
  ['Wine locker $40', ['Wine locker | 4000']],
  ['Parking space', ['Parking space | parking']],
  ['5x5, 5x10,10x10', ['5x5', '5x10', '10x10']],
  ['5x5 indoors, ground floor', ['5x5 | Indoors, ground floor']],
  ['5x5\n\n 5x10 ; 10x10 ', ['5x5', '5x10', '10x10']],
  ['', []],
  [' \n ', []],
])('%j', (text, expected) => {
  expect(described(text)).toEqual(expected);
});
