import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorReservation } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

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

beforeEach(async () => {
  app.clock.set('2026-03-10T19:00:00.000Z');
  locationId = (await makeLocation(app, admin)).id;
  botId = (await makeBot(app, admin, { locationId })).id;
});

const settings = (method: 'GET' | 'POST' | 'DELETE', id = locationId) =>
  app.call(method, `/api/locations/${id}/calendar-feed`, { cookie: admin.cookie });
const createAddress = async (): Promise<string> => new URL((await settings('POST')).json().url).pathname;
const read = (path: string, headers: Record<string, string> = {}) => app.call('GET', path, { headers });

async function reserve(fields: object): Promise<string> {
  const body = visitorReservation(botId, { customerName: `Robin ${++count}`, sessionId: `s-${count}`, ...fields });
  return (await app.call('POST', '/api/reservations', { body })).json().id;
}
const patch = (id: string, body: object) =>
  app.call('PATCH', `/api/admin/reservations/${id}`, { cookie: admin.cookie, body });
const hold = (id: string, until: string) =>
  app.call('PUT', `/api/admin/reservations/${id}/hold`, { cookie: admin.cookie, body: { until } });

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));

describe('the calendar', () => {
  test('has the move-ins of pending and confirmed reservations, and the ends of holds', async () => {
    const pending = await reserve({ moveInDate: '2026-04-01' });
    const confirmed = await reserve({ moveInDate: '2026-03-20' });
    await patch(confirmed, { status: 'confirmed' });
    await hold(confirmed, '2026-03-25');
    const closed = await reserve({ moveInDate: '2026-03-21' });
    await patch(closed, { status: 'cancelled' });
    await reserve({});
    const response = await read(await createAddress());
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const events = eventsIn(response.body);
    expect(
      events.map(({ uid, summary, startDate, endDate, component }) => ({
        uid,
        summary,
        isDay: startDate.isDate,
        days: [startDate.toString(), endDate.toString()],
        status: component.getFirstPropertyValue('status'),
        url: component.getFirstPropertyValue('url'),
      })),
    ).toEqual([
      {
        uid: `${confirmed}-move-in@chat-module`,
        summary: `Move-in: Robin ${count - 2}, 10x10`,
        isDay: true,
        days: ['2026-03-20', '2026-03-21'],
        status: 'CONFIRMED',
        url: `http://localhost:3000/reservations?reservation=${confirmed}`,
      },
      {
        uid: `${pending}-move-in@chat-module`,
        summary: `Move-in: Robin ${count - 3}, 10x10 (pending)`,
        isDay: true,
        days: ['2026-04-01', '2026-04-02'],
        status: 'TENTATIVE',
        url: `http://localhost:3000/reservations?reservation=${pending}`,
      },
      {
        uid: `${confirmed}-hold@chat-module`,
        summary: `Hold ends: Robin ${count - 2}, 10x10`,
        isDay: true,
        days: ['2026-03-25', '2026-03-26'],
        status: 'CONFIRMED',
        url: `http://localhost:3000/reservations?reservation=${confirmed}`,
      },
    ]);
    expect(events[0]?.description).toBe('Phone: (541) 555-0188\nUnit: 10x10\nStatus: confirmed');
  });

  test("has only the location's own reservations, from 30 days ago to a year ahead", async () => {
    await reserve({ moveInDate: '2026-03-10' });
    await reserve({ moveInDate: '2027-03-11' });
    await reserve({ moveInDate: '2027-03-12' });
    const other = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
    const wish = visitorReservation(other.id, { moveInDate: '2026-03-12' });
    await app.call('POST', '/api/reservations', { body: wish });
    const address = await createAddress();
    const daysAt = async (instant: string) => {
      app.clock.set(instant);
      return eventsIn((await read(address)).body).map(({ startDate }) => startDate.toString());
    };
    expect(await daysAt('2026-03-10T19:00:00.000Z')).toEqual(['2026-03-10', '2027-03-11']);
    expect(await daysAt('2026-04-09T19:00:00.000Z')).toEqual(['2026-03-10', '2027-03-11', '2027-03-12']);
    expect(await daysAt('2026-04-10T19:00:00.000Z')).toEqual(['2027-03-11', '2027-03-12']);
  });

  test.each([
    'Robin; Mover, Jr. \\ {{x}}',
    '日本語の名前'.repeat(8),
    '👩🏽‍🚀'.repeat(12),
    'x'.repeat(100),
    'Robin\r\nEND:VEVENT\r\nBEGIN:VEVENT',
  ])('carries the name %j whole, in lines of at most 75 bytes', async (customerName) => {
    await reserve({ moveInDate: '2026-03-20', customerName, unitSize: '', unitId: '' });
    const { body } = await read(await createAddress());
    const [event, ...others] = eventsIn(body);
    expect(others).toEqual([]);
    expect(event?.summary).toBe(`Move-in: ${customerName.replace(/\r\n/g, ' ')} (pending)`);
    const lines = body.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  test('raises the sequence with each change, under the same id', async () => {
    const id = await reserve({ moveInDate: '2026-03-20' });
    const address = await createAddress();
    const readOne = async () => eventsIn((await read(address)).body)[0];
    const first = await readOne();
    app.clock.advance(5000);
    await patch(id, { status: 'confirmed' });
    const second = await readOne();
    expect([first?.sequence, second?.sequence]).toEqual([0, 5]);
    expect(second?.uid).toBe(first?.uid);
    expect(second?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-03-10T19:00:05Z');
  });

  test('is sent again only when it has changed', async () => {
    const id = await reserve({ moveInDate: '2026-03-20' });
    const address = await createAddress();
    const { etag = '' } = (await read(address)).headers;
    expect((await read(address)).headers['cache-control']).toBe('private, no-cache');
    app.clock.advance(1000);
    const again = await read(address, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await patch(id, { status: 'confirmed' });
    expect((await read(address, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  test('without move-ins is empty, and valid', async () => {
    const { body } = await read(await createAddress());
    expect(eventsIn(body)).toEqual([]);
    expect(body.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
  });
});

describe('the address', () => {
  test('is shown once; the database has only its hash', async () => {
    expect((await settings('GET')).json()).toEqual({ createdAt: null });
    const created = await settings('POST');
    expect([created.statusCode, created.headers['cache-control']]).toEqual([201, 'no-store']);
    const { url, createdAt } = created.json();
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}\.ics$/);
    expect((await settings('GET')).json()).toEqual({ createdAt });
    const rows = await app.context.db.selectFrom('calendarFeeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(url.slice(-47, -4));
  });

  test('works with and without its ending', async () => {
    const address = await createAddress();
    expect((await read(address.replace('.ics', ''))).statusCode).toBe(200);
  });

  test('stops working when it is replaced or revoked', async () => {
    const first = await createAddress();
    const second = await createAddress();
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    expect((await settings('DELETE')).json()).toEqual({ message: 'The calendar address was revoked.' });
    const gone = await read(second);
    expect([gone.statusCode, gone.json()]).toEqual([404, { message: 'The calendar was not found.' }]);
    expect((await settings('GET')).json()).toEqual({ createdAt: null });
  });

  test('stops working when the location is deleted', async () => {
    const address = await createAddress();
    await app.call('DELETE', `/api/locations/${locationId}`, { cookie: admin.cookie });
    expect((await read(address)).statusCode).toBe(404);
  });

  test.each(['x', 'nothing.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}.txt`])('%s is 404', async (file) => {
    expect((await read(`/api/calendar/${file}`)).statusCode).toBe(404);
  });

  test.each(['GET', 'POST', 'DELETE'] as const)('%s for an unknown location is 404', async (method) => {
    expect((await settings(method, 'nothing')).statusCode).toBe(404);
  });

  test('that does not exist cannot be revoked', async () => {
    const response = await settings('DELETE');
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The calendar address was not found.' }]);
  });

  test('leaves entries in the audit log, and no trace of itself in any log', async () => {
    const first = await createAddress();
    await createAddress();
    await settings('DELETE');
    await read(first);
    const entries = (await app.call('GET', '/api/admin/audit-log?kind=location', { cookie: admin.cookie })).json();
    const own = entries.filter(({ subjectId }: { subjectId: string }) => subjectId === locationId);
    expect(own.slice(0, 3).map(({ changes }: { changes: unknown }) => changes)).toEqual(
      ['revoked', 'replaced', 'created'].map((to) => [{ field: 'calendarAddress', from: null, to }]),
    );
    const token = first.slice('/api/calendar/'.length, -'.ics'.length);
    expect(JSON.stringify(entries)).not.toContain(token);
    expect(app.logLines.join('\n')).toContain('/api/calendar/:file');
    expect(app.logLines.join('\n')).not.toContain(token);
  });
});

test('one network may read 120 times a minute', async () => {
  const limited = await openTestApp();
  try {
    const statuses: number[] = [];
    for (let i = 0; i < 121; i++) statuses.push((await limited.call('GET', '/api/calendar/x.ics')).statusCode);
    expect([statuses[119], statuses[120]]).toEqual([404, 429]);
  } finally {
    await limited.close();
  }
});
