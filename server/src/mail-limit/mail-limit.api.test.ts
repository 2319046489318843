import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { day, hour, minute } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { createOutbox, type Outbox } from '../mail/outbox.ts';
import { eventually } from '../testing/eventually.ts';
import {
  makeBot,
  makeLocation,
  makeOperator,
  type SignedIn,
  signIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { writeDigest } from './write-digest.ts';

const mailsPerHour = 30;

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let botId: string;

beforeEach(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  admin = await makeOperator(app, 'admin');
  locationId = (await makeLocation(app, admin)).id;
  botId = (await makeBot(app, admin, { locationId })).id;
});

let visitors = 0;
/** Floods come from many addresses: a single one would be refused. */
const anotherAddress = () => ({ 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${visitors % 250}` });
const leave = async (fields: object = {}): Promise<string> => {
  const body = visitorLead(botId, { name: `Visitor ${++visitors}`, sessionId: `session ${visitors}`, ...fields });
  const response = await app.call('POST', '/api/leads', { body, headers: anotherAddress() });
  expect(response.statusCode).toBe(201);
  return response.json().id;
};
const reserve = (fields: object = {}) =>
  app.call('POST', '/api/reservations', {
    body: visitorReservation(botId, {
      customerName: `Guest ${++visitors}`,
      sessionId: `session ${visitors}`,
      ...fields,
    }),
    headers: anotherAddress(),
  });
const flood = async (count: number) => {
  for (let i = 0; i < count; i++) await leave();
};

const sentMails = async () => {
  await app.context.outbox.drain();
  return app.mailer.sent.splice(0).map(({ mail }) => mail);
};
const heldBack = async (cookie = admin.cookie, query = '') =>
  (await app.call('GET', `/api/admin/held-back${query}`, { cookie })).json();

/** An outbox like another server process's on the same database. */
function workerWith(mailer: Mailer): Outbox {
  const worker = createOutbox({ ...app.context, jobs: app.context.db, mailer });
  worker.writeDigestsBy((db: Database, id, location) => writeDigest(app.context, db, id, location));
  return worker;
}

/** A mailer that holds each email until released. */
function stallingMailer(): { mailer: Mailer; finish: () => void } {
  let finish = () => {};
  const told = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { mailer: { send: () => told, forget: async () => {}, close() {} }, finish: () => finish() };
}

describe('a flood of leads and reservations', () => {
  test('sends 30 emails and, after the hour, one digest of all others; all are stored', async () => {
    for (let i = 0; i < 20; i++) await leave();
    for (let i = 0; i < 20; i++) await reserve({ customerPhone: '(541) 555-0190', unitSize: '5x5' });
    expect(await sentMails()).toHaveLength(mailsPerHour);
    expect(await app.context.db.selectFrom('leads').select('id').execute()).toHaveLength(20);
    expect(await app.context.db.selectFrom('reservations').select('id').execute()).toHaveLength(20);
    app.clock.advance(hour - 1);
    expect(await sentMails()).toEqual([]);
    app.clock.advance(1);
    const [digest, ...more] = await sentMails();
    expect(more).toEqual([]);
    expect(digest).toMatchObject({
      to: 'office@cedarlane.example',
      subject: '10 requests from your chat - Cedar Lane Storage',
    });
    expect(digest?.text.match(/^- Reservation: Guest \d+, \(541\) 555-0190, 5x5$/gm)).toHaveLength(10);
    expect(digest?.text).toContain(`Leads: http://localhost:3000/leads?locationId=${locationId}`);
    expect(digest?.text).toContain(`Reservations: http://localhost:3000/reservations?locationId=${locationId}`);
    expect(digest).not.toHaveProperty('replyTo');
    app.clock.advance(3 * hour);
    expect(await sentMails()).toEqual([]);
  });

  test('over a whole night sends at most 30 emails and a digest per hour, whenever the hour starts', async () => {
    const times: { at: number; isDigest: boolean }[] = [];
    for (let passed = 0; passed < 4 * 60; passed++) {
      await flood(2);
      for (const mail of await sentMails())
        times.push({ at: passed, isDigest: mail.subject.includes('requests from your chat') });
      app.clock.advance(minute);
    }
    for (let from = 0; from < 4 * 60; from++) {
      const inHour = times.filter(({ at }) => at >= from && at < from + 60);
      expect(inHour.filter(({ isDigest }) => !isDigest).length).toBeLessThanOrEqual(mailsPerHour);
      expect(inHour.filter(({ isDigest }) => isDigest).length).toBeLessThanOrEqual(1);
    }
    expect(times.filter(({ isDigest }) => isDigest).length).toBeGreaterThanOrEqual(3);
    const mailed = times.filter(({ isDigest }) => !isDigest).length;
    const held = await app.context.db.selectFrom('heldMails').select('about').execute();
    expect(mailed + new Set(held.map(({ about }) => about)).size).toBe(4 * 60 * 2);
  });

  test('at one location delays no email of another', async () => {
    await flood(40);
    await sentMails();
    const elsewhere = await makeLocation(app, admin);
    const bot = await makeBot(app, admin, { locationId: elsewhere.id });
    await leave({ botId: bot.id });
    expect(await sentMails()).toHaveLength(1);
  });

  test('at once and on two nodes sends 30 emails and a complete digest', async () => {
    const second = await buildApp(app.context);
    onTestFinished(() => second.close());
    const send = (_: unknown, i: number) =>
      (i % 2 === 0 ? app.app : second).inject({
        method: 'POST',
        url: '/api/leads',
        headers: { 'x-forwarded-for': `198.51.100.${i}` },
        payload: visitorLead(botId, { name: `Crowd ${i}.`, sessionId: `crowd ${i}` }),
      });
    await Promise.all(Array.from({ length: 60 }, send));
    const mails = await sentMails();
    expect(mails).toHaveLength(mailsPerHour);
    app.clock.advance(hour);
    const [digest, ...more] = await sentMails();
    expect(more).toEqual([]);
    const told = `${mails.map(({ text }) => text).join('\n')}\n${digest?.text}`;
    for (let i = 0; i < 60; i++) expect(told.split(`Crowd ${i}.`), `Crowd ${i}`).toHaveLength(2);
  });

  test('is listed with its first hundred and a total', async () => {
    await flood(mailsPerHour + 103);
    await sentMails();
    app.clock.advance(hour);
    const [digest] = await sentMails();
    expect(digest?.subject).toContain('103 requests');
    expect(digest?.text.match(/^- Lead: /gm)).toHaveLength(100);
    expect(digest?.text).toContain('\nand 3 more\n');
  });

  test('counts new details of a repeat as emails', async () => {
    await flood(mailsPerHour - 1);
    await leave({ name: 'Ada' });
    await leave({ name: 'Ada', email: 'ada@example.com' });
    expect(await sentMails()).toHaveLength(mailsPerHour);
    app.clock.advance(hour);
    expect((await sentMails())[0]?.text).toMatch(/^- Lead: Ada, /m);
  });

  test('sends no email to an address that a visitor typed, which adds no line to a digest', async () => {
    await flood(mailsPerHour);
    await leave({ email: 'victim@example.com', unitSize: '10x10\n- Lead: Forged' });
    await reserve({ customerEmail: 'victim@example.com' });
    app.clock.advance(hour);
    const mails = await sentMails();
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['office@cedarlane.example']));
    expect(mails.at(-1)?.text.match(/^- Lead: /gm)).toHaveLength(1);
  });
});

describe('a digest', () => {
  const digestDue = async () => {
    await flood(mailsPerHour + 2);
    await sentMails();
    app.clock.advance(hour);
  };

  test('is sent only once by two workers', async () => {
    await digestDue();
    await Promise.all([app.context.outbox.drain(), workerWith(app.mailer).drain()]);
    expect(app.mailer.sent).toHaveLength(1);
  });

  test('survives the process that was sending it', async () => {
    await digestDue();
    const { mailer: dead, finish } = stallingMailer();
    const never = workerWith(dead).drain();
    const attempts = () =>
      app.context.db.selectFrom('outbox').select('attempts').where('about', '=', locationId).execute();
    await eventually(async () => expect(await attempts()).toEqual([{ attempts: 1 }]));
    await leave({ name: 'Too late for it' });
    app.clock.advance(2 * minute);
    const mails = await sentMails();
    expect(mails.map(({ subject }) => subject)).toContain('2 requests from your chat - Cedar Lane Storage');
    finish();
    await never;
  });

  test('waits while the mail server is down', async () => {
    await digestDue();
    app.mailer.failing = true;
    expect(await sentMails()).toEqual([]);
    app.mailer.failing = false;
    app.clock.advance(minute);
    expect(await sentMails()).toHaveLength(1);
  });

  test('accepts no more once it is being sent: they go into the next one, an hour later', async () => {
    await digestDue();
    app.mailer.failing = true;
    await sentMails();
    app.clock.advance(1000);
    app.mailer.failing = false;
    await flood(mailsPerHour + 1);
    app.clock.advance(minute);
    const mails = await sentMails();
    expect(mails.filter(({ subject }) => subject.startsWith('2 requests'))).toHaveLength(1);
    expect(mails).toHaveLength(mailsPerHour + 1);
    app.clock.advance(hour);
    expect(await sentMails()).toMatchObject([{ subject: '1 request from your chat - Cedar Lane Storage' }]);
  });

  test('is sent at least an hour after the previous one', async () => {
    await flood(1);
    app.clock.advance(59 * minute);
    await flood(mailsPerHour);
    app.clock.advance(minute);
    const first = await sentMails();
    expect(first.at(-1)?.subject).toContain('1 request from your chat');
    await flood(2);
    expect(await sentMails()).toHaveLength(1);
    app.clock.advance(hour - 1);
    expect(await sentMails()).toEqual([]);
    app.clock.advance(1);
    expect(await sentMails()).toMatchObject([{ subject: expect.stringContaining('1 request from your chat') }]);
  });

  test('contains no visitor erased meanwhile', async () => {
    await flood(mailsPerHour);
    await leave({ name: 'Ada', email: 'ada@example.com', sessionId: 'of Ada' });
    await leave({ name: 'Ben', email: 'ben@example.com', sessionId: 'of Ben' });
    const erase = { contact: 'ada@example.com', erase: true };
    await app.call('POST', '/api/admin/visitor-data', { cookie: admin.cookie, body: erase });
    await sentMails();
    app.clock.advance(hour);
    const [digest] = await sentMails();
    expect(digest?.text).toContain('Ben');
    expect(digest?.text).not.toContain('Ada');
    const kept = await app.context.db.selectFrom('outbox').select('mail').where('about', '=', locationId).execute();
    expect(JSON.stringify(kept)).not.toMatch(/Ada|Ben/);
  });

  test('that was written to a file is deleted with the first erased visitor', async () => {
    const mailer = createMailer(app.context.config);
    const worker = workerWith(mailer);
    await flood(mailsPerHour);
    const id = await leave({ name: 'Ada', email: 'ada@example.com', sessionId: 'of Ada' });
    await sentMails();
    app.clock.advance(hour);
    await worker.drain();
    const files = () => readdirSync(join(app.context.config.dataDir, 'outbox'));
    expect(files()).toHaveLength(1);
    await worker.eraseFromDigests(app.context.db, [id]);
    expect(files()).toEqual([]);
    mailer.close();
  });

  test('leaves no file when a visitor is erased while it is being sent', async () => {
    const mailer = createMailer(app.context.config);
    await flood(mailsPerHour);
    const id = await leave({ name: 'Ada', email: 'ada@example.com', sessionId: 'of Ada' });
    await sentMails();
    app.clock.advance(hour);
    const worker = workerWith({
      ...mailer,
      async send(mailId, mail) {
        await worker.eraseFromDigests(app.context.db, [id]);
        await mailer.send(mailId, mail);
      },
    });
    await worker.drain();
    expect(readdirSync(join(app.context.config.dataDir, 'outbox'))).toEqual([]);
    mailer.close();
  });

  test.each([
    [
      'has no mail address any more',
      (cookie: string) => app.call('PUT', `/api/locations/${locationId}`, { cookie, body: { facilityEmail: '' } }),
    ],
    ['is deleted', (cookie: string) => app.call('DELETE', `/api/locations/${locationId}`, { cookie })],
  ])('of a location that %s is neither sent nor retried', async (_what, change) => {
    await digestDue();
    await change(admin.cookie);
    expect(await sentMails()).toEqual([]);
    const open = await app.context.db.selectFrom('outbox').select('id').where('dueAt', 'is not', null).execute();
    expect(open).toEqual([]);
  });

  test('of a clock that was a year ahead is not a year late', async () => {
    app.clock.advance(365 * day);
    await flood(mailsPerHour + 1);
    app.clock.advance(-365 * day);
    await sentMails();
    await flood(mailsPerHour + 1);
    expect(await sentMails()).toHaveLength(mailsPerHour);
    app.clock.advance(hour);
    expect(await sentMails()).toHaveLength(1);
  });
});

describe('the operator sees', () => {
  test('how many emails were combined and how many submissions were refused', async () => {
    const limited = await startTestApp();
    const { cookie } = await makeOperator(limited, 'admin');
    const location = await makeLocation(limited, { ...admin, cookie }, { businessName: 'Oak Street' });
    const bot = await makeBot(limited, { ...admin, cookie }, { locationId: location.id });
    const read = async () => (await limited.call('GET', '/api/admin/held-back', { cookie })).json();
    expect(await read()).toEqual([]);
    for (let i = 0; i < 65; i++)
      await limited.call('POST', '/api/leads', { body: visitorLead(bot.id, { name: `N ${i}`, sessionId: `s ${i}` }) });
    expect(await read()).toEqual([
      { locationId: location.id, businessName: 'Oak Street', combinedMails: 30, refusedSubmissions: 5 },
    ]);
    limited.clock.advance(23 * hour);
    expect(await read()).toHaveLength(1);
    limited.clock.advance(hour + 1);
    expect(await read()).toEqual([]);
    limited.clock.advance(2 * day);
    await keepHouse(limited.context);
    expect(await limited.context.db.selectFrom('refusedSubmissions').selectAll().execute()).toEqual([]);
  });

  test("only their own location's", async () => {
    await flood(mailsPerHour + 1);
    const elsewhere = await makeLocation(app, admin);
    const [own, other] = [await makeOperator(app, 'user', locationId), await makeOperator(app, 'user', elsewhere.id)];
    expect(await heldBack(own.cookie)).toMatchObject([{ locationId, combinedMails: 1 }]);
    expect(await heldBack(other.cookie)).toEqual([]);
    expect(await heldBack(other.cookie, `?locationId=${locationId}`)).toEqual([]);
    expect(await heldBack(await signIn(app, admin.username), `?locationId=${elsewhere.id}`)).toEqual([]);
  });
});
