import { expect, it } from 'vitest';
import { formatResponseTime } from './format-response-time.ts';

it.each([
  [0, '0ms'],
  [642.4, '642ms'],
  [999, '999ms'],
  [999.6, '1.00s'],
  [1000, '1.00s'],
  [12_345, '12.35s'],
])('%d ms is %s', (timeMs, text) => {
  expect(formatResponseTime(timeMs)).toBe(text);
});
