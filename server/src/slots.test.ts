import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

const patience = () => new AbortController();

test('a released slot goes to the longest waiting', async () => {
  const slots = createSlots(1);
  const release = await slots.take(patience().signal);
  const order: string[] = [];
  const first = slots.take(patience().signal).then((next) => {
    order.push('first');
    next?.();
  });
  const second = slots.take(patience().signal).then(() => order.push('second'));
  release?.();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('an aborted wait gets no slot, and takes none', async () => {
  const slots = createSlots(1);
  const release = await slots.take(patience().signal);
  const impatient = patience();
  const waiting = slots.take(impatient.signal);
  impatient.abort();
  expect(await waiting).toBeUndefined();
  expect(await slots.take(impatient.signal)).toBeUndefined();
  release?.();
  expect(await slots.take(patience().signal)).toBeDefined();
});
