import { expect, test } from 'vitest';
import { isSameSize, parseUnitSize, parseUnitSizes, writeUnitSize } from './unit-size.ts';

const writings: [string, string | undefined][] = [
  ['10x10', '10x10'],
  ['a 10 X 10 please', '10x10'],
  ['10×20', '10x20'],
  ['10*15', '10x15'],
  ["10'x10'", '10x10'],
  ["12' x 30'", '12x30'],
  ['10ft x 20ft', '10x20'],
  ['10 by 10', '10x10'],
  ['ten by fifteen', '10x15'],
  ['five by ten', '5x10'],
  ['twelve by twenty-five', '12x25'],
  ['10 por 20', '10x20'],
  ['7.5x10', '7.5x10'],
  ['Locker 4x4x4', '4x4'],
  ['10x10x8 high', '10x10'],
  ['3 x 3 m', '10x10'],
  ['3m x 6m', '10x20'],
  ['3 por 3 metros', '10x10'],
  ['a 100 sq ft unit', '10x10'],
  ['50 square feet', '5x10'],
  ['200 sqft', '10x20'],
  ['150 pies cuadrados', '10x15'],
  ['a 24 ft boat', undefined],
  ['open 24x7', undefined],
  ['on 10/15', undefined],
  ['0x10', undefined],
  ['1000x1000', undefined],
  ['two boxes by the door', undefined],
];

test.each(writings)('%s is %s', (text, size) => {
  const parsed = parseUnitSize(text);
  expect(parsed && writeUnitSize(parsed)).toBe(size);
});

test('finds every size of a text', () => {
  expect(parseUnitSizes('a 5x5 or a 10 by 10').map(writeUnitSize)).toEqual(['5x5', '10x10']);
});

test('a size is the same from both sides, an area is not a size', () => {
  expect(isSameSize({ widthFt: 20, depthFt: 10 }, { widthFt: 10, depthFt: 20 })).toBe(true);
  expect(isSameSize({ widthFt: 5, depthFt: 20 }, { widthFt: 10, depthFt: 10 })).toBe(false);
});
