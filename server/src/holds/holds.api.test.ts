import type { HistoryEntry } from '@chat-module/contract/submissions';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { day, hour, instantAfter, minute } from '../clock.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorReservation } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { keepHolds } from './keep-holds.ts';

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let botId: string;
let count = 0;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

/** Noon on March 10, 2026 at the location, and no other holds. */
beforeEach(async () => {
  await app.context.db.deleteFrom('reservations').execute();
  app.clock.set('2026-03-10T19:00:00.000Z');
  await moveTo({});
  await mails();
});

async function moveTo(location: object): Promise<void> {
  locationId = (await makeLocation(app, admin, location)).id;
  botId = (await makeBot(app, admin, { locationId })).id;
}

async function reserve(fields: object = {}): Promise<string> {
  const body = visitorReservation(botId, { customerName: `Robin ${++count}`, sessionId: `s-${count}`, ...fields });
  const response = await app.call('POST', '/api/reservations', { body });
  expect(response.statusCode).toBe(201);
  await mails();
  return response.json().id;
}

const cookie = () => admin.cookie;
const patch = (id: string, body: object) =>
  app.call('PATCH', `/api/admin/reservations/${id}`, { cookie: cookie(), body });
const hold = (id: string, until: unknown) =>
  app.call('PUT', `/api/admin/reservations/${id}/hold`, { cookie: cookie(), body: { until } });
const removeHold = (id: string) => app.call('DELETE', `/api/admin/reservations/${id}/hold`, { cookie: cookie() });
const setLocation = (body: object) => app.call('PUT', `/api/locations/${locationId}`, { cookie: cookie(), body });
const stored = async (id: string) =>
  (await app.call('GET', `/api/admin/reservations?locationId=${locationId}&limit=200`, { cookie: cookie() }))
    .json()
    .find((it: { id: string }) => it.id === id);
const auditOf = async (id: string) =>
  (await app.call('GET', '/api/admin/audit-log?kind=reservation&limit=200', { cookie: cookie() }))
    .json()
    .filter(({ subjectId }: { subjectId: string }) => subjectId === id);
const mails = async () => {
  await app.context.outbox.drain();
  return app.mailer.sent.splice(0).map(({ mail }) => mail);
};
const keep = async (at: string) => {
  app.clock.set(at);
  await keepHolds(app.context);
};

describe('a hold', () => {
  test("lasts until the end of the day in the location's time zone", async () => {
    const id = await reserve();
    const held = { heldUntil: '2026-03-20', holdEndsAt: '2026-03-21T07:00:00.000Z' };
    expect((await hold(id, '2026-03-20')).json()).toMatchObject({ id, status: 'pending', ...held });
    expect(await stored(id)).toMatchObject(held);
  });

  test('can be for today only, extended and removed', async () => {
    const id = await reserve();
    expect((await hold(id, '2026-03-10')).json().heldUntil).toBe('2026-03-10');
    expect((await hold(id, '2026-03-15')).json().heldUntil).toBe('2026-03-15');
    expect((await removeHold(id)).json()).toMatchObject({ heldUntil: '', holdEndsAt: null });
    const changes = (await auditOf(id)).map((entry: { changes: unknown }) => entry.changes);
    expect(changes).toEqual([
      [{ field: 'heldUntil', from: '2026-03-15', to: '' }],
      [{ field: 'heldUntil', from: '2026-03-10', to: '2026-03-15' }],
      [{ field: 'heldUntil', from: '', to: '2026-03-10' }],
    ]);
  });

  test('set to the same day again leaves no second entry in the audit log', async () => {
    const id = await reserve();
    await hold(id, '2026-03-20');
    await hold(id, '2026-03-20');
    expect(await auditOf(id)).toHaveLength(1);
  });

  test.each(['cancelled', 'completed'])('ends when the reservation is %s', async (status) => {
    const id = await reserve();
    await hold(id, '2026-03-20');
    expect((await patch(id, { status })).json()).toMatchObject({ status, heldUntil: '', holdEndsAt: null });
  });

  test("moves with the location's time zone", async () => {
    const id = await reserve();
    await hold(id, '2026-03-20');
    await setLocation({ timezone: 'America/New_York' });
    expect((await stored(id)).holdEndsAt).toBe('2026-03-21T04:00:00.000Z');
  });

  test('of a reservation without a location ends in the time zone of the server', async () => {
    botId = (await makeBot(app, admin)).id;
    const id = await reserve();
    expect((await hold(id, '2026-03-20')).statusCode).toBe(200);
  });
});

describe('refused', () => {
  test.each([
    ['', 'Hold until is required.'],
    ['soon', 'Hold until must be a day like 2026-12-01.'],
    ['2026-02-30', 'Hold until must be a day like 2026-12-01.'],
    ['2026-03-09', "A hold can't end in the past."],
    ['2027-03-12', "A hold can't end more than a year from now."],
  ])('with 400 until %j', async (until, message) => {
    const response = await hold(await reserve(), until);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, errors: [{ path: 'until', message }] });
  });

  test.each(['cancelled', 'completed'])('with 409 for a %s reservation', async (status) => {
    const id = await reserve();
    await patch(id, { status });
    const response = await hold(id, '2026-03-20');
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { message: 'Only a pending or confirmed reservation can be held.' },
    ]);
  });

  test('with 404 for an unknown reservation', async () => {
    expect((await hold('nothing', '2026-03-20')).statusCode).toBe(404);
    expect((await removeHold('nothing')).statusCode).toBe(404);
  });

  test.each([
    ['holdDays', 0, 'Days to hold must be a whole number from 1 to 365, or nothing.'],
    ['holdDays', 366, 'Days to hold must be a whole number from 1 to 365, or nothing.'],
    ['holdReminderDays', 31, 'Days before the reminder must be a whole number from 1 to 30, or nothing.'],
    ['confirmationMail', 'maybe', 'Confirmation email must be one of: off, on.'],
  ])('with 400 as a setting: %s %j', async (path, value, message) => {
    const response = await setLocation({ [path]: value });
    expect([response.statusCode, response.json().errors]).toEqual([400, [{ path, message }]]);
  });
});

describe('on confirmation', () => {
  test('nothing is held by default', async () => {
    const id = await reserve();
    expect((await patch(id, { status: 'confirmed' })).json()).toMatchObject({ heldUntil: '', holdEndsAt: null });
  });

  test("the location's days count from the day at the location", async () => {
    await setLocation({ holdDays: 3 });
    app.clock.set('2026-03-11T06:30:00.000Z');
    const id = await reserve();
    expect((await patch(id, { status: 'confirmed' })).json().heldUntil).toBe('2026-03-13');
  });

  test('a later move-in date is held', async () => {
    await setLocation({ holdDays: 3 });
    const id = await reserve({ moveInDate: '2026-04-01' });
    expect((await patch(id, { status: 'confirmed' })).json().heldUntil).toBe('2026-04-01');
  });

  test('a move-in date far ahead is held for a year at most', async () => {
    await setLocation({ holdDays: 3 });
    const id = await reserve({ moveInDate: '9999-12-31' });
    expect((await patch(id, { status: 'confirmed' })).json()).toMatchObject({ heldUntil: '2027-03-11' });
    await keepHolds(app.context);
    expect((await patch(id, {})).json()).toMatchObject({ status: 'confirmed' });
  });

  test("an operator's own hold stays", async () => {
    await setLocation({ holdDays: 3 });
    const id = await reserve();
    await hold(id, '2026-03-30');
    expect((await patch(id, { status: 'confirmed' })).json().heldUntil).toBe('2026-03-30');
    expect((await patch(id, { notes: 'Deposit paid.' })).json().heldUntil).toBe('2026-03-30');
  });

  test('a removed hold does not come back with the next change', async () => {
    await setLocation({ holdDays: 3 });
    const id = await reserve();
    await patch(id, { status: 'confirmed' });
    await removeHold(id);
    expect((await patch(id, { status: 'confirmed', notes: 'x' })).json().heldUntil).toBe('');
  });
});

describe('undoing a change of status', () => {
  const undo = async (id: string) => {
    const body = { updatedAt: (await stored(id)).updatedAt };
    app.clock.advance(minute);
    return (await app.call('POST', `/api/admin/reservations/${id}/undo`, { cookie: cookie(), body })).json();
  };

  test('ends the hold that the confirmation began', async () => {
    await moveTo({ holdDays: 5 });
    const id = await reserve();
    await patch(id, { status: 'confirmed' });
    expect(await undo(id)).toMatchObject({ status: 'pending', heldUntil: '', holdEndsAt: null });
  });

  test('brings back the hold that the completion ended, as it was', async () => {
    const id = await reserve();
    await hold(id, '2026-03-20');
    app.clock.advance(minute);
    await patch(id, { status: 'completed' });
    const held = { heldUntil: '2026-03-20', holdEndsAt: '2026-03-21T07:00:00.000Z' };
    expect(await undo(id)).toMatchObject({ status: 'pending', ...held });
    await keep('2026-03-19T07:00:00.000Z');
    expect(await mails()).toMatchObject([{ subject: expect.stringContaining('Hold ends') }]);
  });

  test('repeats no reminder', async () => {
    const id = await reserve();
    await hold(id, '2026-03-20');
    await keep('2026-03-19T07:00:00.000Z');
    await mails();
    await patch(id, { status: 'completed' });
    await undo(id);
    await keep('2026-03-19T08:00:00.000Z');
    expect(await mails()).toEqual([]);
  });
});

describe('the reminder', () => {
  test('is sent once, at the start of the day before the last one', async () => {
    const id = await reserve({ moveInDate: '2026-03-18' });
    await hold(id, '2026-03-20');
    await keep('2026-03-19T06:59:59.000Z');
    expect(await mails()).toEqual([]);
    await keep('2026-03-19T07:00:00.000Z');
    await keep('2026-03-19T08:00:00.000Z');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toEqual({
      to: 'office@cedarlane.example',
      subject: `Hold ends March 20, 2026 - Robin ${count}`,
      replyTo: 'robin@example.com',
      text: `The hold on a reservation at Cedar Lane Storage ends on March 20, 2026. After that day the reservation is cancelled.

Customer name: Robin ${count}
Phone: (541) 555-0188
Email: robin@example.com
Unit: 10x10
Move-in date: March 18, 2026

To keep the reservation, extend or remove the hold.

Open in the admin panel: http://localhost:3000/reservations?reservation=${id}`,
    });
    expect((await stored(id)).status).toBe('pending');
  });

  test('comes again for an extended hold', async () => {
    const id = await reserve();
    await hold(id, '2026-03-20');
    await keep('2026-03-19T08:00:00.000Z');
    expect(await mails()).toMatchObject([{ subject: `Hold ends March 20, 2026 - Robin ${count}` }]);
    await hold(id, '2026-03-25');
    await keep('2026-03-24T08:00:00.000Z');
    expect(await mails()).toMatchObject([{ subject: `Hold ends March 25, 2026 - Robin ${count}` }]);
  });

  test('follows the days of the location, or is not sent at all', async () => {
    await setLocation({ holdReminderDays: 3 });
    await hold(await reserve(), '2026-03-20');
    await keep('2026-03-17T08:00:00.000Z');
    expect(await mails()).toHaveLength(1);
    await setLocation({ holdReminderDays: null });
    await hold(await reserve(), '2026-03-20');
    await keep('2026-03-20T08:00:00.000Z');
    expect(await mails()).toEqual([]);
  });

  test('comes for the holds of a location that turns reminders on', async () => {
    await setLocation({ holdReminderDays: null });
    await hold(await reserve(), '2026-03-20');
    await setLocation({ holdReminderDays: 2 });
    await keep('2026-03-18T08:00:00.000Z');
    expect(await mails()).toHaveLength(1);
  });

  test('moves with the days of the location, and is not repeated', async () => {
    await hold(await reserve(), '2026-03-20');
    await setLocation({ holdReminderDays: 5 });
    await keep('2026-03-15T08:00:00.000Z');
    expect(await mails()).toHaveLength(1);
    await setLocation({ holdReminderDays: 2 });
    await keep('2026-03-18T08:00:00.000Z');
    expect(await mails()).toEqual([]);
  });

  test('is not sent for a closed reservation', async () => {
    const id = await reserve();
    await hold(id, '2026-03-20');
    await patch(id, { status: 'completed' });
    await keep('2026-03-20T08:00:00.000Z');
    expect(await mails()).toEqual([]);
  });
});

describe('the end', () => {
  test('cancels the reservation, tells the facility and the audit log, once', async () => {
    await setLocation({ holdReminderDays: null });
    const id = await reserve();
    await patch(id, { status: 'confirmed' });
    await hold(id, '2026-03-20');
    await keep('2026-03-21T06:59:59.000Z');
    expect((await stored(id)).status).toBe('confirmed');
    await keep('2026-03-21T07:00:00.000Z');
    await keep('2026-03-21T08:00:00.000Z');
    const expired = { status: 'cancelled', heldUntil: '2026-03-20', holdEndsAt: null };
    expect(await stored(id)).toMatchObject({ ...expired, updatedAt: '2026-03-21T07:00:00.000Z' });
    expect((await mails()).map(({ subject, text }) => [subject, text.split('\n')[0]])).toEqual([
      [
        `Hold expired - Robin ${count}`,
        'The hold on a reservation at Cedar Lane Storage ended on March 20, 2026, so the reservation is cancelled.',
      ],
    ]);
    expect((await auditOf(id))[0]).toMatchObject({
      action: 'hold_expired',
      actorId: null,
      actorName: 'Housekeeping',
      changes: [
        { field: 'status', from: 'confirmed', to: 'cancelled' },
        { field: 'heldUntil', from: null, to: '2026-03-20' },
      ],
    });
  });

  test("is in the reservation's history, besides the hold itself", async () => {
    const id = await reserve();
    await hold(id, '2026-03-20');
    await keep('2026-03-21T08:00:00.000Z');
    const history = (await app.call('GET', `/api/admin/reservations/${id}/history`, { cookie: cookie() })).json();
    expect(history.map(({ kind, actorName, from, to }: HistoryEntry) => [kind, actorName, from, to]).sort()).toEqual([
      ['heldUntil', admin.username, '', '2026-03-20'],
      ['holdExpired', 'Housekeeping', '', '2026-03-20'],
      ['status', 'Housekeeping', 'pending', 'cancelled'],
    ]);
  });

  test('comes once on two nodes', async () => {
    await setLocation({ holdReminderDays: null });
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await reserve());
    for (const id of ids) await hold(id, '2026-03-20');
    const another = await buildApp(app.context);
    onTestFinished(() => another.close());
    app.clock.set('2026-03-22T00:00:00.000Z');
    await Promise.all([keepHolds(app.context), keepHolds(app.context), keepHolds(app.context)]);
    expect(await mails()).toHaveLength(5);
    for (const id of ids) {
      const actions = (await auditOf(id)).map(({ action }: { action: string }) => action);
      expect(actions).toEqual(['hold_expired', 'changed']);
    }
  });

  test('of more holds than one batch is worked off', async () => {
    const id = await reserve();
    await hold(id, '2026-03-20');
    const row = await app.context.db
      .selectFrom('reservations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 60 }, (_, at) => ({ ...row, id: `${id}-${at}` }));
    await app.context.db.insertInto('reservations').values(copies).execute();
    await keep('2026-03-22T00:00:00.000Z');
    const left = await app.context.db
      .selectFrom('reservations')
      .select('id')
      .where('holdEndsAt', 'is not', null)
      .execute();
    expect(left).toEqual([]);
  });

  test('sends no mail to a location without an address, and reaches reservations whose location is deleted', async () => {
    await moveTo({ facilityEmail: '' });
    const id = await reserve();
    await hold(id, '2026-03-20');
    await app.call('DELETE', `/api/locations/${locationId}`, { cookie: cookie() });
    await keep('2026-03-21T08:00:00.000Z');
    expect(await mails()).toEqual([]);
    expect((await stored(id)).status).toBe('cancelled');
  });

  test('is forgotten when an operator confirms the reservation again', async () => {
    const id = await reserve();
    await hold(id, '2026-03-20');
    await keep('2026-03-21T08:00:00.000Z');
    expect((await patch(id, { status: 'pending' })).json()).toMatchObject({ heldUntil: '', holdEndsAt: null });
  });

  test('sends the mails beyond the hourly limit when the hour has passed', async () => {
    const limited = await openTestApp({ TRUST_PROXY: '1' });
    onTestFinished(() => limited.close());
    const owner = await makeOperator(limited, 'admin');
    const place = await makeLocation(limited, owner, { holdReminderDays: null });
    const { id: bot } = await makeBot(limited, owner, { locationId: place.id });
    const body = visitorReservation(bot);
    const { id } = (await limited.call('POST', '/api/reservations', { body })).json();
    await limited.context.outbox.drain();
    const { db, clock, outbox } = limited.context;
    const row = await db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const ended = { heldUntil: '2026-03-09', holdEndsAt: instantAfter(clock.now(), -hour) };
    const copies = Array.from({ length: 31 }, (_, at) => ({ ...row, ...ended, id: `${id}-${at}` }));
    await db.insertInto('reservations').values(copies).execute();
    limited.mailer.sent.splice(0);
    await keepHolds(limited.context);
    await outbox.drain();
    expect(limited.mailer.sent).toHaveLength(29);
    limited.clock.advance(hour);
    await outbox.drain();
    expect(limited.mailer.sent).toHaveLength(31);
  });
});

test('a reminder goes with the data of its visitor', async () => {
  const id = await reserve({ customerEmail: 'gone@example.com' });
  await hold(id, '2026-03-20');
  app.mailer.failing = true;
  await keep('2026-03-19T08:00:00.000Z');
  await app.context.outbox.drain();
  const body = { contact: 'gone@example.com', erase: true };
  await app.call('POST', '/api/admin/visitor-data', { cookie: cookie(), body });
  app.mailer.failing = false;
  app.clock.advance(day);
  await keepHolds(app.context);
  expect(await mails()).toEqual([]);
});
