import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

test.each<[written: string | undefined, milliseconds: number | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['0', 0],
  ['2', 2000],
  ['0.5', 500],
  ['Tue, 10 Mar 2026 15:00:03 GMT', 3000],
  ['Tue, 10 Mar 2026 14:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After: %s', (written, milliseconds) => {
  const headers = new Headers(written === undefined ? {} : { 'Retry-After': written });
  expect(retryAfterMs(headers, now)).toBe(milliseconds);
});
