import { expect, test, vi } from 'vitest';
import { rememberMessages } from './memoize-messages.ts';

test('what was asked before is not read again while no thousand other messages came after it', () => {
  const read = vi.fn((message: string) => message.length);
  const remembering = rememberMessages(read);
  expect([remembering('hours?'), remembering('hours?')]).toEqual([6, 6]);
  expect(read).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 999; at++) remembering(`message ${at}`);
  remembering('hours?');
  expect(read).toHaveBeenCalledTimes(1000);
});

test('what nobody asks for any more is forgotten', () => {
  const read = vi.fn((message: string) => message.length);
  const remembering = rememberMessages(read);
  remembering('hours?');
  for (let at = 0; at < 2000; at++) remembering(`message ${at}`);
  remembering('hours?');
  expect(read).toHaveBeenCalledTimes(2002);
});

test('a long story is read each time, so that many of them take no memory', () => {
  const read = vi.fn((message: string) => message.length);
  const remembering = rememberMessages(read);
  const story = 'x'.repeat(2000);
  expect([remembering(story), remembering(story)]).toEqual([2000, 2000]);
  expect(read).toHaveBeenCalledTimes(2);
});
