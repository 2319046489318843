import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLocation, makeOperator } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

async function statusAt(now: string, fields: object = {}) {
  app.clock.set(now);
  const admin = await makeOperator(app, 'admin');
  const { id } = await makeLocation(app, admin, fields);
  return (await app.call('GET', `/api/locations/${id}/public`)).json().officeStatus;
}

test('an open office: until when, and the next openings', async () => {
  expect(await statusAt('2026-03-10T20:00:00.000Z')).toEqual({
    asOf: '2026-03-10T20:00:00.000Z',
    openings: [
      { from: '2026-03-10T16:00:00.000Z', until: '2026-03-11T01:00:00.000Z', utcOffsetMinutes: -420 },
      { from: '2026-03-11T16:00:00.000Z', until: '2026-03-12T01:00:00.000Z', utcOffsetMinutes: -420 },
      { from: '2026-03-12T16:00:00.000Z', until: '2026-03-13T01:00:00.000Z', utcOffsetMinutes: -420 },
    ],
    knownUntil: '2026-03-13T01:00:00.000Z',
  });
});

test('a closed office: when it opens', async () => {
  const { openings } = await statusAt('2026-03-11T05:00:00.000Z');
  expect(openings[0]).toEqual({
    from: '2026-03-11T16:00:00.000Z',
    until: '2026-03-12T01:00:00.000Z',
    utcOffsetMinutes: -420,
  });
});

test('an office that never closes has no end', async () => {
  const { openings } = await statusAt('2026-03-11T05:00:00.000Z', { officeHours: 'Office open 24/7' });
  expect(openings).toEqual([{ from: expect.any(String), until: null, utcOffsetMinutes: -420 }]);
});

test.each([
  ['no hours', { officeHours: '' }, '2026-03-10T20:00:00.000Z'],
  ['hours that can not be read', { officeHours: 'Usually someone is around' }, '2026-03-10T20:00:00.000Z'],
  ['a major holiday without hours of its own', {}, '2026-12-25T20:00:00.000Z'],
])('%s: null', async (_why, fields, now) => {
  expect(await statusAt(now, fields)).toBeNull();
});
