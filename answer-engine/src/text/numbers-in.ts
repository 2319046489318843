import { writeNumbersAsDigits } from './number-words.ts';

/** The numbers in a normalized text, in digits: "three days, $20" gives 3 and 20. */
export const numbersIn = (text: string): string[] =>
  writeNumbersAsDigits(text, 'english').match(/\d+(?:[.,:]\d+)*/g) ?? [];
