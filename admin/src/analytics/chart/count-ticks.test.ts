import { expect, test } from 'vitest';
import { countTicks } from './count-ticks.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [6, [0, 2, 4, 6]],
  [11, [0, 5, 10, 15]],
  [48, [0, 10, 20, 30, 40, 50]],
  [101, [0, 50, 100, 150]],
  [1234, [0, 500, 1000, 1500]],
])('an axis up to %d has the ticks %j', (largest, ticks) => {
  expect(countTicks(largest)).toEqual(ticks);
});

test('the axis ends less than one step above the largest count, in at most five steps', () => {
  for (let largest = 1; largest <= 3000; largest += 1) {
    const [, step = 0, ...more] = countTicks(largest);
    const top = more.at(-1) ?? step;
    expect(top).toBeGreaterThanOrEqual(largest);
    expect(top - largest).toBeLessThan(step);
    expect(more.length).toBeLessThan(5);
    expect(Number.isInteger(step)).toBe(true);
  }
});
