import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';
import { formatSize } from './format-size.ts';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [4096, '4.1 kB'],
  [12_345_678, '12 MB'],
  [9_300_000_000, '9.3 GB'],
  [5e15, '5,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

it.each([
  [0, 'Less than a minute'],
  [59, 'Less than a minute'],
  [60, '1 minute'],
  [3600, '1 hour'],
  [3661, '1 hour, 1 minute'],
  [86_400 * 2 + 3600 * 3 + 59 * 60, '2 days, 3 hours'],
  [86_400 + 60, '1 day'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
