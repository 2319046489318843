import { expect, test } from 'vitest';
import { inBatches, rowsAtOnce } from './in-batches.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

async function run(count: number) {
  const sizes: number[] = [];
  const found = await inBatches(numbers(count), async (batch) => {
    sizes.push(batch.length);
    return batch.map(String);
  });
  return { sizes, found };
}

test.each([
  [0, []],
  [1, [1]],
  [rowsAtOnce, [rowsAtOnce]],
  [rowsAtOnce + 1, [rowsAtOnce, 1]],
  [2 * rowsAtOnce + 5, [rowsAtOnce, rowsAtOnce, 5]],
])('%i items run in batches of %j, and all results come back in order', async (count, sizes) => {
  expect(await run(count)).toEqual({ sizes, found: numbers(count).map(String) });
});

test('a batch begins after the one before it has ended', async () => {
  const events: string[] = [];
  await inBatches(numbers(rowsAtOnce + 1), async ([first]) => {
    events.push(`begin ${first}`);
    await new Promise(setImmediate);
    events.push(`end ${first}`);
    return [];
  });
  expect(events).toEqual(['begin 0', 'end 0', `begin ${rowsAtOnce}`, `end ${rowsAtOnce}`]);
});
