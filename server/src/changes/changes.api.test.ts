import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { day, hour } from '../clock.ts';
import type { Operator } from '../session/operator.ts';
import { type ChangeStream, openChangeStream } from '../testing/change-stream.ts';
import { eventually } from '../testing/eventually.ts';
import {
  makeBot,
  makeLocation,
  makeManager,
  makeOperator,
  makeUnanswered,
  type SignedIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';
import { openOperatorStreams } from './operator-streams.ts';

let app: TestApp;
let origin: string;
let admin: SignedIn;
let locationId: string;
let botId: string;

const listen = async ({ app: server }: TestApp): Promise<string> => server.listen({ port: 0, host: '127.0.0.1' });

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  origin = await listen(app);
  admin = await makeOperator(app, 'admin');
  locationId = (await makeLocation(app, admin)).id;
  botId = (await makeBot(app, admin, { locationId })).id;
});
afterAll(async () => {
  // `fetch` may have opened connections ahead, for which a closing server waits.
  app.app.server.closeAllConnections();
  await app.close();
});
// Makes each submission unique.
beforeEach(() => app.clock.advance(hour));

async function follow(cookie = admin.cookie): Promise<ChangeStream> {
  const stream = await openChangeStream(origin, cookie);
  onTestFinished(() => stream.close());
  return stream;
}

const expectTopic = (stream: ChangeStream, topic: string) => eventually(() => expect(stream.topics()).toContain(topic));
const expectEnd = (stream: ChangeStream) => eventually(() => expect(stream.isEnded()).toBe(true));
const submitLead = async (fields: object = {}): Promise<string> =>
  (await app.call('POST', '/api/leads', { body: visitorLead(botId, fields) })).json().id;

describe('the stream of changes', () => {
  test('is a stream of events that proxies neither keep nor change', async () => {
    const { status, headers } = await follow();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('has no HEAD, which would open a stream that nobody reads', async () => {
    const response = await app.app.inject({
      method: 'HEAD',
      url: '/api/admin/changes',
      headers: { cookie: admin.cookie },
    });
    expect(response.statusCode).toBe(404);
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ['a lead', 'leads', () => submitLead()],
    [
      'the status of a lead',
      'leads',
      async () => {
        const url = `/api/admin/leads/${await submitLead()}`;
        await app.call('PATCH', url, { cookie: admin.cookie, body: { status: 'closed' } });
      },
    ],
    [
      'a reservation',
      'reservations',
      () => app.call('POST', '/api/reservations', { body: visitorReservation(botId, { unitId: '' }) }),
    ],
    ['a question that no bot could answer', 'questions', () => makeUnanswered(app, { botId, locationId })],
    [
      'a message',
      'conversations',
      () => app.call('POST', `/api/chat/${botId}`, { body: { message: 'hello', sessionId: 'changes' } }),
    ],
    [
      'a mail that the mail server refuses',
      'mails',
      async () => {
        app.mailer.failing = true;
        await submitLead();
        await app.context.outbox.drain();
        app.mailer.failing = false;
      },
    ],
  ])('reports %s', async (_what, topic, change) => {
    const [first, second] = [await follow(), await follow()];
    await change();
    await Promise.all([first, second].map((stream) => expectTopic(stream, topic)));
  });

  test('reports a flood as a few events', async () => {
    const stream = await follow();
    for (let at = 0; at < 50; at++) await submitLead({ name: `Visitor ${at}`, sessionId: `flood-${at}` });
    await expectTopic(stream, 'leads');
    expect(stream.countOf('change')).toBeLessThan(25);
  });

  test('an operator of another location gets nothing, one without a location neither', async () => {
    const elsewhere = await makeLocation(app, admin);
    const own = await follow((await makeOperator(app, 'user', locationId)).cookie);
    const others = await Promise.all(
      [elsewhere.id, null].map(async (place) => follow((await makeOperator(app, 'user', place)).cookie)),
    );
    await submitLead();
    await makeUnanswered(app, { botId, locationId });
    await expectTopic(own, 'leads');
    await expectTopic(own, 'questions');
    expect(others.map((stream) => stream.countOf('change'))).toEqual([0, 0]);
  });

  test('a manager hears of all their locations', async () => {
    const elsewhere = await makeLocation(app, admin);
    const manager = await follow((await makeManager(app, [elsewhere.id, locationId])).cookie);
    await submitLead();
    await expectTopic(manager, 'leads');
  });

  test('only admins hear of mails', async () => {
    const [user, boss] = [await follow((await makeOperator(app, 'user', locationId)).cookie), await follow()];
    await app.context.outbox.drain();
    app.mailer.failing = true;
    await submitLead();
    await app.context.outbox.drain();
    app.mailer.failing = false;
    await expectTopic(boss, 'mails');
    expect(user.topics()).not.toContain('mails');
  });

  test('a transaction that fails announces nothing on PostgreSQL, and ends no stream', async () => {
    const stream = await follow();
    const failing = app.context.db.transaction().execute(async (transaction) => {
      await sql`update leads set notes = 'x'`.execute(transaction);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await makeUnanswered(app, { botId, locationId });
    await expectTopic(stream, 'questions');
    // The embedded database may announce one too many.
    if (app.context.databaseKind === 'postgres') expect(stream.topics()).not.toContain('leads');
  });
});

describe('the stream ends', () => {
  test('with a signed-out session; other sessions go on', async () => {
    const { cookie } = await makeOperator(app, 'user', locationId);
    const [stream, other] = [await follow(cookie), await follow()];
    await app.call('GET', '/api/logout', { cookie });
    await expectEnd(stream);
    expect(other.isEnded()).toBe(false);
    expect((await openChangeStream(origin, cookie)).status).toBe(401);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    [
      'whose password an admin changes',
      (id) =>
        app.call('PATCH', `/api/admin/users/${id}/password`, {
          cookie: admin.cookie,
          body: { password: 'a new password to sign in' },
        }),
    ],
    ['who is deleted', (id) => app.call('DELETE', `/api/admin/users/${id}`, { cookie: admin.cookie })],
    [
      'who gets another role',
      (id) => app.call('PATCH', `/api/admin/users/${id}`, { cookie: admin.cookie, body: { role: 'admin' } }),
    ],
    [
      'who gets another location',
      async (id) => {
        const body = { locationId: (await makeLocation(app, admin)).id };
        await app.call('PATCH', `/api/admin/users/${id}`, { cookie: admin.cookie, body });
      },
    ],
  ])('for an operator %s', async (_who, change) => {
    const { id, cookie } = await makeOperator(app, 'user', locationId);
    const stream = await follow(cookie);
    await change(id);
    await expectEnd(stream);
  });

  test('for a manager who gets other locations', async () => {
    const { id, cookie } = await makeManager(app, [locationId]);
    const stream = await follow(cookie);
    const locationIds = [(await makeLocation(app, admin)).id];
    await app.call('PATCH', `/api/admin/users/${id}`, { cookie: admin.cookie, body: { locationIds } });
    await expectEnd(stream);
  });

  test('when the session expires', async () => {
    const own = await startTestApp({ RATE_LIMITS: 'off' });
    const { cookie } = await makeOperator(own, 'admin');
    const stream = await openChangeStream(await listen(own), cookie);
    own.clock.advance(15 * day);
    // When another session ends, all sessions are checked before the next heartbeat.
    const other = await makeOperator(own, 'admin');
    await own.call('GET', '/api/logout', { cookie: other.cookie });
    await expectEnd(stream);
  });

  test('when the server closes, which does not wait for it', async () => {
    const own = await openTestApp({ RATE_LIMITS: 'off' });
    const { cookie } = await makeOperator(own, 'admin');
    const stream = await openChangeStream(await listen(own), cookie);
    await own.close();
    await expectEnd(stream);
  });
});

describe('streams opened at the same moment', () => {
  const opening = async () => {
    const own = await startTestApp();
    const { id, username } = await makeOperator(own, 'admin');
    const names = { firstName: '', lastName: '', email: '', locationId: null, locationIds: [] };
    const operator: Operator = { ...names, id, username, role: 'admin', sid: 'none' };
    const streams = openOperatorStreams(own.context);
    return { streams, open: () => streams.open(operator) };
  };

  test('as the server closes end at once', async () => {
    const { streams, open } = await opening();
    const early = open();
    streams.close();
    for (const events of [await early, await open()])
      expect((await events.toArray()).join('')).toBe('event: ready\ndata: {}\n\n');
  });

  test('by one person do not exceed the limit', async () => {
    const { streams, open } = await opening();
    const opened = await Promise.allSettled(Array.from({ length: 30 }, open));
    streams.close();
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(24);
  });
});

test('more streams than one person has tabs are refused with 429, until one is closed', async () => {
  const { cookie } = await makeOperator(app, 'user', locationId);
  const open: ChangeStream[] = [];
  for (let at = 0; at < 24; at++) open.push(await follow(cookie));
  const refused = await openChangeStream(origin, cookie);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await follow()).status).toBe(200);
  open[0]?.close();
  await eventually(async () => expect((await follow(cookie)).status).toBe(200));
});

test('a client that leaves in the middle of its request leaves no stream behind', async () => {
  const { cookie } = await makeOperator(app, 'user', locationId);
  const { port } = new URL(origin);
  for (let at = 0; at < 30; at++) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`GET /api/admin/changes HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
    socket.destroySoon();
  }
  await eventually(async () => expect((await follow(cookie)).status).toBe(200));
});
