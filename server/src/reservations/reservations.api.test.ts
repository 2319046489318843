import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../clock.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorReservation } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let unitId: string | undefined;
let botId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin);
  locationId = location.id;
  unitId = location.sizeOptions[1]?.id;
  botId = (await makeBot(app, admin, { locationId })).id;
});
afterAll(() => app.close());
// Each test starts an hour later, so that its submissions are no repeats.
beforeEach(() => app.clock.advance(hour));

const submit = (body: object) => app.call('POST', '/api/reservations', { body });
const list = async (query = 'limit=200', cookie = admin.cookie) =>
  (await app.call('GET', `/api/admin/reservations?${query}`, { cookie })).json();
const stored = async (id: string) => (await list()).find((reservation: { id: string }) => reservation.id === id);

describe('a reservation', () => {
  test("returns what was stored, without the operators' fields", async () => {
    const body = visitorReservation(botId);
    const response = await submit(body);
    expect(response.statusCode).toBe(201);
    const { sessionId: _, ...shown } = body;
    expect(response.json()).toEqual({
      ...shown,
      unitType: '',
      moveInDate: '',
      id: expect.any(String),
      locationId,
      status: 'pending',
      createdAt: app.clock.now().toISOString(),
    });
  });

  test("is stored as given, pending, at the bot's location", async () => {
    const body = visitorReservation(botId);
    const { id } = (await submit(body)).json();
    const now = app.clock.now().toISOString();
    const stamps = { createdAt: now, updatedAt: now };
    const untouched = { assigneeId: null, assigneeName: null, followUpOn: '', followUp: null, pageUrl: '' };
    const kept = {
      unitType: '',
      moveInDate: '',
      status: 'pending',
      notes: '',
      deletedLocationName: null,
      heldUntil: '',
      holdEndsAt: null,
      ...untouched,
    };
    expect(await stored(id)).toEqual({ ...body, ...kept, ...stamps, id, locationId });
  });

  test('needs only a bot, a name and a phone number', async () => {
    const { id } = (await submit({ botId, customerName: 'Robin', customerPhone: '5415550188' })).json();
    expect(await stored(id)).toMatchObject({ customerEmail: '', unitId: '', unitSize: '', sessionId: '' });
  });

  test('takes the size from the unit if only that is given', async () => {
    const { id } = (await submit(visitorReservation(botId, { unitId, unitSize: undefined }))).json();
    expect(await stored(id)).toMatchObject({ unitId, unitSize: '10x10' });
  });

  test("keeps the unit's type of the time", async () => {
    const place = await makeLocation(app, admin);
    const [, unit] = place.sizeOptions;
    const bot = await makeBot(app, admin, { locationId: place.id });
    const wish = visitorReservation(bot.id, { unitId: unit?.id, unitType: 'Palace' });
    const { id, unitType } = (await submit(wish)).json();
    expect(unitType).toBe('Drive-up');
    const changed = { sizeOptions: [{ ...unit, type: 'Interior' }] };
    await app.call('PUT', `/api/locations/${place.id}`, { cookie: admin.cookie, body: changed });
    expect(await stored(id)).toMatchObject({ unitId: unit?.id, unitSize: '10x10', unitType: 'Drive-up' });
  });

  test('may have a move-in date, from today in any time zone', async () => {
    const tomorrow = Math.ceil(app.clock.now().getTime() / day) * day;
    const moveInDate = new Date(tomorrow - day).toISOString().slice(0, 10);
    const submitAt = (hours: number) => {
      app.clock.set(new Date(tomorrow + hours * hour).toISOString());
      return submit(visitorReservation(botId, { moveInDate }));
    };
    // The day ends last at UTC-12.
    expect(await stored((await submitAt(11)).json().id)).toMatchObject({ moveInDate });
    expect((await submitAt(12)).statusCode).toBe(400);
  });

  test("ignores the visitor's status, notes, location, id and time", async () => {
    const lies = {
      status: 'confirmed',
      notes: 'x',
      locationId: 'x',
      id: 'mine',
      createdAt: '2000-01-01T00:00:00.000Z',
    };
    const { id } = (await submit(visitorReservation(botId, lies))).json();
    const truth = { status: 'pending', notes: '', locationId, createdAt: app.clock.now().toISOString() };
    expect(await stored(id)).toMatchObject(truth);
  });

  test('for an inactive bot is still accepted', async () => {
    const inactive = await makeBot(app, admin, { status: 'inactive' });
    expect((await submit(visitorReservation(inactive.id))).statusCode).toBe(201);
  });

  test('for a bot without a location is stored', async () => {
    const loose = await makeBot(app, admin);
    const { id } = (await submit(visitorReservation(loose.id))).json();
    expect(await stored(id)).toMatchObject({ botId: loose.id, locationId: null });
  });

  test('for an unknown bot is 404', async () => {
    const response = await submit(visitorReservation('nothing'));
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The bot was not found.' }]);
  });
});

describe('refused with 400', () => {
  test.each([
    ['botId', undefined, 'Bot is required.'],
    ['botId', '', 'Bot is required.'],
    ['customerName', undefined, 'Name is required.'],
    ['customerName', '\u0007 ', 'Name is required.'],
    ['customerPhone', undefined, 'Phone number is required.'],
    ['customerPhone', '  ', 'Phone number is required.'],
    ['customerPhone', '123456', 'Phone number must have at least 7 digits.'],
    ['customerEmail', 'robin@', 'Email must be an email address, like name@example.com.'],
    [
      'customerEmail',
      'robin@example.com\nBcc: x@example.com',
      'Email must be an email address, like name@example.com.',
    ],
    ['customerName', 'x'.repeat(101), 'Name is too long: at most 100 characters.'],
    ['unitSize', 'x'.repeat(101), 'Unit size is too long: at most 100 characters.'],
    ['unitId', 7, 'Unit id must be text.'],
    ['moveInDate', 'next week', 'Move-in date must be a day like 2026-12-01.'],
    ['moveInDate', '2026-02-30', 'Move-in date must be a day like 2026-12-01.'],
    ['moveInDate', '2020-01-01', "Move-in date can't be in the past."],
  ])('%s %j', async (path, value, message) => {
    const response = await submit(visitorReservation(botId, { [path]: value }));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toEqual({ path, message });
  });
});

describe('the list', () => {
  test('is newest first, for all locations or one', async () => {
    const place = await makeLocation(app, admin);
    const bot = await makeBot(app, admin, { locationId: place.id });
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      app.clock.advance(1000);
      ids.unshift((await submit(visitorReservation(bot.id, { customerName: `Robin ${i}` }))).json().id);
    }
    const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id);
    expect(idsOf(await list(`locationId=${place.id}`))).toEqual(ids);
    expect(idsOf(await list()).slice(0, 3)).toEqual(ids);
    expect(idsOf(await list('locationId='))).toEqual(idsOf(await list()).slice(0, 50));
  });

  test('for an unknown location, or for a user of another one, is empty', async () => {
    await submit(visitorReservation(botId));
    const stranger = await makeOperator(app, 'user', (await makeLocation(app, admin)).id);
    const nowhere = await makeOperator(app, 'user', null);
    expect(await list('locationId=nowhere')).toEqual([]);
    expect(await list(`locationId=${locationId}`, stranger.cookie)).toEqual([]);
    expect(await list(`locationId=${locationId}`, nowhere.cookie)).toEqual([]);
    expect(await list('', nowhere.cookie)).toEqual([]);
  });

  test('for a user has only their own location', async () => {
    await submit(visitorReservation((await makeBot(app, admin)).id));
    const own = await makeOperator(app, 'user', locationId);
    const rows: { locationId: string }[] = await list('', own.cookie);
    expect(new Set(rows.map((row) => row.locationId))).toEqual(new Set([locationId]));
  });
});

describe('PATCH', () => {
  const patch = (id: string, body: object) =>
    app.call('PATCH', `/api/admin/reservations/${id}`, { cookie: admin.cookie, body });

  test.each(['pending', 'confirmed', 'cancelled', 'completed'])(
    'sets the status %s, from any other',
    async (status) => {
      for (const from of ['pending', 'confirmed', 'cancelled', 'completed']) {
        const { id } = (await submit(visitorReservation(botId))).json();
        await patch(id, { status: from, notes: 'Deposit paid.' });
        expect((await patch(id, { status })).json()).toMatchObject({ status, notes: 'Deposit paid.' });
      }
    },
  );

  test('changes only status and notes, and the time of the change', async () => {
    const { id } = (await submit(visitorReservation(botId))).json();
    const before = await stored(id);
    app.clock.advance(1000);
    const sent = { status: 'confirmed', notes: ' Two\nlines ', customerName: 'Somebody else', createdAt: 'x' };
    const response = await patch(id, sent);
    const updatedAt = app.clock.now().toISOString();
    expect(response.json()).toEqual({ ...before, status: 'confirmed', notes: 'Two\nlines', updatedAt });
    expect(await stored(id)).toEqual(response.json());
  });

  test.each([null, ''])('notes of %j clears them', async (notes) => {
    const { id } = (await submit(visitorReservation(botId))).json();
    await patch(id, { notes: 'Deposit paid.' });
    expect((await patch(id, { notes })).json().notes).toBe('');
  });

  test.each([
    ['status', 'done', 'Status must be one of: pending, confirmed, cancelled, completed.'],
    ['status', '', 'Status must be one of: pending, confirmed, cancelled, completed.'],
    ['notes', 7, 'Notes must be text.'],
    ['notes', 'x'.repeat(10_001), 'Notes is too long: at most 10000 characters.'],
  ])('%s %j is 400', async (path, value, message) => {
    const { id } = (await submit(visitorReservation(botId))).json();
    const response = await patch(id, { [path]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, errors: [{ path, message }] });
  });

  test('of an unknown reservation is 404', async () => {
    const response = await patch('nothing', { status: 'confirmed' });
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The reservation was not found.' }]);
  });
});
