import { EventEmitter, once } from 'node:events';
import type { FailedMail } from '@chat-module/contract/failed-mails';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { day, minute } from '../clock.ts';
import {
  makeBot,
  makeLocation,
  makeOperator,
  type SignedIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let botId: string;
let visitors = 0;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  locationId = (await makeLocation(app, admin)).id;
  botId = (await makeBot(app, admin, { locationId })).id;
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.context.db.deleteFrom('outbox').execute();
  app.mailer.failing = true;
  app.mailer.sent.splice(0);
  app.clock.advance(minute);
});

const drain = () => app.context.outbox.drain();
const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  app.call(method, `/api/admin${path}`, { cookie: admin.cookie, body });
const list = async (): Promise<FailedMail[]> => (await call('GET', '/failed-mails')).json();
const count = async (): Promise<number> => (await call('GET', '/attention')).json().failedMails;
const latestEntry = async () => (await call('GET', '/audit-log?kind=mail&limit=1')).json()[0];

async function failLead(): Promise<{ readonly id: string; readonly name: string }> {
  const name = `Lee ${++visitors}`;
  const { id } = (await app.call('POST', '/api/leads', { body: visitorLead(botId, { name }) })).json();
  await drain();
  return { id, name };
}

/** Of every attempt. */
async function giveUp(): Promise<void> {
  for (let attempt = 1; attempt < 24; attempt++) {
    app.clock.advance(day / 4);
    await drain();
  }
}

describe('the list of failed mails', () => {
  test('says what failed, to whom, about whom, why and when, newest first', async () => {
    const lead = await failLead();
    const createdAt = app.clock.now().toISOString();
    app.clock.advance(minute);
    const body = visitorReservation(botId, { customerName: 'Robin Refused' });
    const { id } = (await app.call('POST', '/api/reservations', { body })).json();
    await drain();
    const [ofReservation, ofLead, ...others] = await list();
    expect(others).toEqual([]);
    expect(ofReservation?.about).toEqual({ kind: 'reservation', id, name: 'Robin Refused' });
    expect(ofLead).toEqual({
      id: expect.any(String),
      subject: `New Lead - ${lead.name}`,
      to: 'office@cedarlane.example',
      about: { kind: 'lead', ...lead },
      error: expect.stringMatching(/^The mail/),
      nextAttemptAt: expect.any(String),
      isBeingSent: false,
      canBeSent: true,
      createdAt,
    });
    expect(await count()).toBe(2);
  });

  test('has those that are given up, and the secret ones without their text', async () => {
    const email = `mia-${++visitors}@example.com`;
    const body = { firstName: 'Mia', lastName: 'Lane', email, role: 'manager', locationIds: [locationId] };
    await call('POST', '/invitations', body);
    await drain();
    const invitation = { subject: 'Your invitation to Chat Module', to: email, about: null };
    expect(await list()).toMatchObject([{ ...invitation, canBeSent: true }]);
    await giveUp();
    admin = await makeOperator(app, 'admin');
    const [mail] = await list();
    expect(mail).toMatchObject({ ...invitation, canBeSent: false, nextAttemptAt: null });
    expect((await call('POST', '/failed-mails/send', { ids: [mail?.id] })).json()).toEqual({ mails: 0 });
    expect(await list()).toEqual([mail]);
  });

  test('shows no address that a visitor gave for their own conversation', async () => {
    const sessionId = `session-${++visitors}`;
    await app.call('POST', `/api/chat/${botId}`, { body: { message: 'When are you open?', sessionId } });
    const body = { sessionId, email: 'private@example.com' };
    expect((await app.call('POST', `/api/chat/${botId}/transcript`, { body })).statusCode).toBeLessThan(300);
    await drain();
    expect(await list()).toMatchObject([{ to: '', about: { kind: 'conversation' } }]);
    await giveUp();
    const stored = await app.context.db.selectFrom('outbox').select('mail').execute();
    expect(JSON.stringify(stored)).not.toContain('private@example.com');
  });

  test('has a digest and an order without a text of their own', async () => {
    const { db, outbox, clock } = app.context;
    await outbox.orderDigest(db, locationId, clock.now().toISOString());
    await outbox.order(db, { orderedFor: 'passwordReset', username: 'dana', requestedFrom: '127.0.0.1' });
    await db.updateTable('outbox').set({ lastError: 'ETIMEDOUT' }).execute();
    const mails = await list();
    const error = 'The mail server didn’t answer in time.';
    expect(mails).toHaveLength(2);
    expect(mails).toContainEqual(expect.objectContaining({ to: 'dana', about: null, error }));
    expect(mails.map(({ about }) => about?.kind ?? null)).toContain('location');
  });

  test('goes on in pages, and forgets what is older than 30 days', async () => {
    for (let at = 0; at < 3; at++) {
      await failLead();
      app.clock.advance(minute);
    }
    const first = await call('GET', '/failed-mails?limit=2');
    const second = await call('GET', `/failed-mails?limit=2&cursor=${first.headers['x-next-cursor']}`);
    expect([first.json().length, second.json().length]).toEqual([2, 1]);
    app.clock.advance(31 * day);
    admin = await makeOperator(app, 'admin');
    expect(await list()).toEqual([]);
  });
});

describe('sending again', () => {
  test('sends at once, takes the mail off the list and is logged without naming anybody', async () => {
    const lead = await failLead();
    await giveUp();
    admin = await makeOperator(app, 'admin');
    const [mail] = await list();
    app.mailer.failing = false;
    expect((await call('POST', '/failed-mails/send', { ids: [mail?.id] })).json()).toEqual({ mails: 1 });
    await drain();
    expect(app.mailer.sent.map(({ mail: sent }) => sent.subject)).toEqual([`New Lead - ${lead.name}`]);
    expect([await list(), await count()]).toEqual([[], 0]);
    const entry = await latestEntry();
    expect(entry).toMatchObject({ action: 'resent', subjectId: mail?.id, subjectName: '', actorName: admin.username });
  });

  test('returns to the list what fails again, and tries it as often as a new mail', async () => {
    await failLead();
    await giveUp();
    admin = await makeOperator(app, 'admin');
    const ids = (await list()).map(({ id }) => id);
    await call('POST', '/failed-mails/send', { ids });
    await drain();
    expect(await list()).toMatchObject([{ id: ids[0], nextAttemptAt: expect.any(String) }]);
    const [row] = await app.context.db.selectFrom('outbox').selectAll().execute();
    expect(row?.attempts).toBe(1);
  });

  test('by two people at once sends one mail', async () => {
    await failLead();
    const ids = (await list()).map(({ id }) => id);
    app.mailer.failing = false;
    const replies = await Promise.all([1, 2].map(() => call('POST', '/failed-mails/send', { ids })));
    await drain();
    expect(replies.map((reply) => reply.json().mails).sort()).toEqual([0, 1]);
    expect(app.mailer.sent).toHaveLength(1);
  });
});

describe('an email that is being sent', () => {
  /** Begins the next attempt, whose end the test decides. */
  async function beginAttempt() {
    app.mailer.failing = false;
    app.clock.advance(day / 4);
    admin = await makeOperator(app, 'admin');
    const mailServer = new EventEmitter();
    const begun = once(mailServer, 'begun');
    const send = vi.spyOn(app.mailer, 'send').mockImplementation(async () => {
      const ended = once(mailServer, 'ended');
      mailServer.emit('begun');
      await ended;
    });
    onTestFinished(() => send.mockRestore());
    const attempt = drain();
    await begun;
    const endBy = async (event: 'ended' | 'error') => {
      mailServer.emit(event, new Error('421 the mail server is away'));
      await attempt;
    };
    return { send, succeed: () => endBy('ended'), fail: () => endBy('error') };
  }

  test.each(['send', 'dismiss'])('can’t be told to %s: it arrives once', async (act) => {
    await failLead();
    const { send, succeed } = await beginAttempt();
    const [mail] = await list();
    expect(mail).toMatchObject({ isBeingSent: true });
    expect((await call('POST', `/failed-mails/${act}`, { ids: [mail?.id] })).json()).toEqual({ mails: 0 });
    await succeed();
    await drain();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await list()).toEqual([]);
  });

  test('can be sent again once the attempt has failed', async () => {
    await failLead();
    const { send, fail } = await beginAttempt();
    const ids = (await list()).map(({ id }) => id);
    await fail();
    expect(await list()).toMatchObject([{ isBeingSent: false }]);
    expect((await call('POST', '/failed-mails/send', { ids })).json()).toEqual({ mails: 1 });
    send.mockRestore();
    await drain();
    expect(app.mailer.sent).toHaveLength(1);
  });

  test('can be sent again when its worker is gone', async () => {
    await failLead();
    const { succeed } = await beginAttempt();
    app.clock.advance(3 * minute);
    const [mail] = await list();
    expect(mail).toMatchObject({ isBeingSent: false });
    expect((await call('POST', '/failed-mails/send', { ids: [mail?.id] })).json()).toEqual({ mails: 1 });
    await succeed();
  });

  test('arrives once, whichever of an attempt and "Send again" comes first', async () => {
    for (let round = 1; round <= 10; round++) {
      app.mailer.failing = true;
      await failLead();
      const ids = (await list()).map(({ id }) => id);
      app.mailer.failing = false;
      app.clock.advance(10 * minute);
      await Promise.all([drain(), call('POST', '/failed-mails/send', { ids }), drain()]);
      await drain();
      expect(app.mailer.sent).toHaveLength(round);
    }
  });
});

describe('dismissing', () => {
  test('deletes the mail, keeps what it was about, and is logged', async () => {
    const [lead] = [await failLead(), await failLead()];
    const ids = (await list()).map(({ id }) => id);
    expect((await call('POST', '/failed-mails/dismiss', { ids: [ids[1]] })).json()).toEqual({ mails: 1 });
    expect((await list()).map(({ id }) => id)).toEqual([ids[0]]);
    expect(await count()).toBe(1);
    expect((await call('GET', `/leads/${lead.id}`)).statusCode).toBe(200);
    expect(await latestEntry()).toMatchObject({ action: 'dismissed', subjectId: ids[1], subjectName: '' });
    app.mailer.failing = false;
    app.clock.advance(day);
    admin = await makeOperator(app, 'admin');
    await drain();
    expect(app.mailer.sent).toHaveLength(1);
  });

  test('leaves a mail that has not failed', async () => {
    await app.call('POST', '/api/leads', { body: visitorLead(botId, { name: `Lee ${++visitors}` }) });
    const [row] = await app.context.db.selectFrom('outbox').selectAll().execute();
    expect((await call('POST', '/failed-mails/dismiss', { ids: [row?.id] })).json()).toEqual({ mails: 0 });
    expect(await app.context.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  });
});

test.each([
  ['no ids', [], 'Name at least one email.'],
  ['more than 200 ids', Array(201).fill('id'), 'At most 200 emails at once.'],
])('%s: 400', async (_what, ids, message) => {
  for (const act of ['send', 'dismiss']) {
    const response = await call('POST', `/failed-mails/${act}`, { ids });
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  }
});
