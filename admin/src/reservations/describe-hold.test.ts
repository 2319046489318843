import { expect, test } from 'vitest';
import { describeHold } from './describe-hold.ts';

/** Its last day, in Los Angeles. */
const hold = { heldUntil: '2026-12-03', holdEndsAt: '2026-12-04T08:00:00.000Z' };

test.each([
  ['2026-11-20T08:00:00.000Z', 'Held until Dec 3', 'neutral'],
  ['2026-12-02T07:59:00.000Z', 'Held until Dec 3', 'neutral'],
  ['2026-12-02T08:00:00.000Z', 'Hold ends tomorrow', 'warning'],
  ['2026-12-03T08:00:00.000Z', 'Hold ends today', 'warning'],
  ['2026-12-04T07:59:00.000Z', 'Hold ends today', 'warning'],
  ['2026-12-04T08:00:00.000Z', 'Hold expired Dec 3', 'danger'],
])('at %s: %s', (now, label, tone) => {
  expect(describeHold(hold, new Date(now))).toEqual({ label, tone });
});

test('an expired hold says so', () => {
  expect(describeHold({ ...hold, holdEndsAt: null }, new Date('2026-11-20T08:00:00.000Z'))?.tone).toBe('danger');
});

test('without a hold there is nothing to say', () => {
  expect(describeHold({ heldUntil: '', holdEndsAt: null }, new Date())).toBeUndefined();
});
