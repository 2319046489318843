import { expect, it } from 'vitest';
import { maskPhone } from './phone-mask.ts';

it.each([
  ['', ''],
  ['abc', ''],
  ['5', '(5'],
  ['555', '(555'],
  ['5550', '(555) 0'],
  ['555010', '(555) 010'],
  ['5550102', '(555) 010-2'],
  ['555.010.2030', '(555) 010-2030'],
  ['555010203099', '(555) 010-2030'],
  ['+1 (555) 010-2030', '(555) 010-2030'],
])('%j becomes %j', (typed, masked) => {
  expect(maskPhone(typed)).toBe(masked);
  expect(maskPhone(masked)).toBe(masked);
});

it('lets backspace remove every digit', () => {
  let text = maskPhone('5550102030');
  for (let presses = 0; presses < 14 && text; presses += 1) text = maskPhone(text.slice(0, -1));
  expect(text).toBe('');
});
