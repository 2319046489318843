import { expect, test } from 'vitest';
import { writeNumbersAsDigits } from './number-words.ts';

test.each([
  ['ten by twenty-five', '10 by 25'],
  ['a hundred and fifty boxes, two thousand books', '150 boxes, 2000 books'],
  ['the nine thirty bus takes thirty nine', 'the 9 30 bus takes 39'],
  ['one of them is mine, once', 'one of them is mine, once'],
  ['I have dos bicicletas', 'I have 2 bicicletas'],
])('English: %s', (words, digits) => {
  expect(writeNumbersAsDigits(words, 'english')).toBe(digits);
});

test.each([
  ['treinta y cinco días', '35 días'],
  ['abrimos a las once', 'abrimos a las 11'],
  ['ciento veintidós dólares, mil quinientos pesos', '122 dólares, 1500 pesos'],
  ['uno de ellos', 'uno de ellos'],
])('Spanish: %s', (words, digits) => {
  expect(writeNumbersAsDigits(words, 'spanish')).toBe(digits);
});
