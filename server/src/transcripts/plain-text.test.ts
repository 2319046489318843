import { expect, test } from 'vitest';
import { plainText, withoutAddresses } from './plain-text.ts';

test.each([
  ['We have **10x10** units.', 'We have 10x10 units.'],
  ['See [our rates](https://cedarlane.example/rates).', 'See our rates (https://cedarlane.example/rates).'],
  ['**Call [us](tel:+15415550123)**', 'Call us (tel:+15415550123)'],
  ['[https://cedarlane.example/](https://cedarlane.example/)', 'https://cedarlane.example/'],
  ['[Click](javascript:alert(1))', 'Click (javascript:alert(1))'],
])('an answer: %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

test.each([
  ['visit https://evil.example/now please', 'visit […] please'],
  ['HTTPS://EVIL.EXAMPLE', '[…]'],
  ['(www.evil.example)', '[…]'],
  ['evil.example/login?a=b', '[…]'],
  ['http://127.0.0.1/x', '[…]'],
  ['data://x', '[…]'],
  ['write to me@evil.example', 'write to […]'],
  ['mailto:me', '[…]'],
  ['пример.рф', '[…]'],
])('a message with an address: %j', (message, text) => {
  expect(withoutAddresses(message, '[…]')).toBe(text);
});

test.each([
  'Is a 10.5 foot boat too long?',
  'Do you open at 9 a.m. or 10 a.m.?',
  'I need 5x10... or bigger. Thanks!',
  'Rates: $89.50/month?',
])('a message without one stays: %j', (message) => {
  expect(withoutAddresses(message, '[…]')).toBe(message);
});
