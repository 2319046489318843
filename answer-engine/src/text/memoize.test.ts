import { expect, test, vi } from 'vitest';
import { rememberRecent } from './memoize.ts';

test('many long texts take no more memory than usual ones: the first is read again', () => {
  const read = vi.fn((text: string) => text.length);
  const remembering = rememberRecent(read, 100);
  const long = (at: number) => `${at} `.padEnd(2000, 'x');
  remembering(long(0));
  remembering(long(0));
  expect(read).toHaveBeenCalledTimes(1);
  for (let at = 1; at <= 10; at++) remembering(long(at));
  remembering(long(0));
  expect(read).toHaveBeenCalledTimes(12);
});
