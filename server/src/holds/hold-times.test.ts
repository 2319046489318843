import { expect, test } from 'vitest';
import { holdUntil } from './hold-times.ts';

test.each([
  ['2026-12-03', 'America/Los_Angeles', '2026-12-04T08:00:00.000Z', '2026-12-02T08:00:00.000Z'],
  ['2026-12-03', 'UTC', '2026-12-04T00:00:00.000Z', '2026-12-02T00:00:00.000Z'],
  ['2026-12-31', 'Pacific/Auckland', '2026-12-31T11:00:00.000Z', '2026-12-29T11:00:00.000Z'],
  // Clocks go forward on March 8 and back on November 1.
  ['2026-03-08', 'America/Los_Angeles', '2026-03-09T07:00:00.000Z', '2026-03-07T08:00:00.000Z'],
  ['2026-11-01', 'America/Los_Angeles', '2026-11-02T08:00:00.000Z', '2026-10-31T07:00:00.000Z'],
])(
  'a hold until %s in %s ends at %s, its reminder is a day earlier',
  (heldUntil, timezone, holdEndsAt, holdReminderAt) => {
    expect(holdUntil(heldUntil, { timezone, holdReminderDays: 1 })).toEqual({ heldUntil, holdEndsAt, holdReminderAt });
  },
);

test('without days before it, there is no reminder', () => {
  expect(holdUntil('2026-12-03', { timezone: 'UTC', holdReminderDays: null }).holdReminderAt).toBeNull();
});
