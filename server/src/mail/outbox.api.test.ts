import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxRow } from '../database/rows/mails.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { createSecrets } from '../secrets.ts';
import { eventually } from '../testing/eventually.ts';
import { makeBot, makeLocation, makeOperator, visitorLead, visitorReservation } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox, type Outbox, type OutboxTools } from './outbox.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let app: TestApp;
let botId: string;
let otherBotId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  const admin = await makeOperator(app, 'admin');
  const makeBotOfLocation = async () =>
    (await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id })).id;
  [botId, otherBotId] = [await makeBotOfLocation(), await makeBotOfLocation()];
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.context.db.deleteFrom('outbox').execute();
  app.mailer.failing = false;
  app.clock.advance(60 * minuteMs);
  app.mailer.sent.splice(0);
  app.logLines.splice(0);
});

let visitors = 0;
const reserve = (bot = botId) =>
  app.call('POST', '/api/reservations', {
    body: visitorReservation(bot, { customerName: `Robin ${++visitors}` }),
  });
const drain = () => app.context.outbox.drain();
const rows = (): Promise<OutboxRow[]> => app.context.db.selectFrom('outbox').selectAll().execute();

const tools = (): OutboxTools => ({ ...app.context, jobs: app.context.db, mailer: app.mailer });

/** Another worker on the same database, like another server process's. */
const workerWith = (mailer: Mailer): Outbox => createOutbox({ ...tools(), mailer });

describe('in one transaction', () => {
  test.each([
    ['/api/reservations', () => visitorReservation(botId), 'reservations'],
    ['/api/leads', () => visitorLead(botId), 'leads'],
  ] as const)('POST %s stores both or neither: no email, no row', async (url, body, table) => {
    await sql`alter table outbox rename to outbox_away`.execute(app.context.db);
    const response = await app.call('POST', url, { body: body() });
    expect(response.statusCode).toBe(500);
    expect(await app.context.db.selectFrom(table).selectAll().execute()).toEqual([]);
    await sql`alter table outbox_away rename to outbox`.execute(app.context.db);
    expect((await app.call('POST', url, { body: body() })).statusCode).toBe(201);
    expect(await rows()).toHaveLength(1);
  });
});

test('an email sealed under another SECRET_KEY is not sent, and the row says why', async () => {
  const { db } = app.context;
  const secrets = createSecrets('another key of at least thirty-two bytes');
  const mail = { to: 'ann@example.com', subject: 'Your link', text: 'It is here.' };
  await createOutbox({ ...tools(), secrets }).addSealed(db, mail);
  expect(JSON.stringify(await rows())).not.toContain('ann@example.com');
  await drain();
  expect(app.mailer.sent).toEqual([]);
  expect(await rows()).toEqual([
    expect.objectContaining({ sentAt: null, lastError: 'The mail was sealed under another SECRET_KEY.' }),
  ]);
});

describe('a sealed email', () => {
  const content = { to: 'ann@example.com', subject: 'Your link', text: 'It is here.' };
  const seal = async (): Promise<string> => {
    await app.context.outbox.addSealed(app.context.db, content);
    return (await rows())[0]?.mail ?? '';
  };

  test('has no content once it is sent', async () => {
    const sealed = await seal();
    await drain();
    expect(app.mailer.sent.map(({ mail }) => mail)).toEqual([content]);
    expect(sealed.length).toBeGreaterThan(50);
    expect(await rows()).toEqual([expect.objectContaining({ sentAt: expect.anything(), mail: '{"sealed":""}' })]);
  });

  test('keeps it while it waits, and keeps only recipient and subject once it is given up', async () => {
    app.mailer.failing = true;
    const sealed = await seal();
    const kept = new Set<string | undefined>();
    for (let attempt = 1; attempt <= 24; attempt++) {
      kept.add((await rows())[0]?.mail);
      await drain();
      app.clock.advance(dayMs);
    }
    expect([...kept]).toEqual([sealed]);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 24, dueAt: null });
    expect(JSON.parse(row?.mail ?? '')).toEqual({ sealed: '', to: 'ann@example.com', subject: 'Your link' });
  });
});

describe('a mail server that fails', () => {
  test('delays the email and never fails the request', async () => {
    app.mailer.failing = true;
    expect((await reserve()).statusCode).toBe(201);
    await drain();
    expect(app.mailer.sent).toEqual([]);
    app.mailer.failing = false;
    app.clock.advance(5000);
    await drain();
    expect(app.mailer.sent).toHaveLength(1);
    expect(await rows()).toEqual([expect.objectContaining({ attempts: 2, dueAt: null, lastError: '' })]);
  });

  test('is asked again after 5 s, 10 s, 20 s …', async () => {
    app.mailer.failing = true;
    await reserve();
    for (const waitMs of [5000, 10_000, 20_000, 40_000]) {
      await drain();
      const [row] = await rows();
      expect(Date.parse(row?.dueAt ?? '') - app.clock.now().getTime()).toBe(waitMs);
      app.clock.advance(waitMs);
    }
  });

  test('is not asked before that', async () => {
    app.mailer.failing = true;
    await reserve();
    await drain();
    app.clock.advance(4999);
    await drain();
    expect((await rows())[0]?.attempts).toBe(1);
  });

  test('is given up after the 24th attempt; the email stays in the table', async () => {
    app.mailer.failing = true;
    await reserve();
    for (let attempt = 0; attempt < 30; attempt++) {
      await drain();
      app.clock.advance(dayMs);
    }
    const given = { attempts: 24, dueAt: null, sentAt: null, lastError: '421 the mail server is away' };
    expect(await rows()).toEqual([expect.objectContaining(given)]);
    app.mailer.failing = false;
    await keepHouse(app.context);
    await drain();
    expect(app.mailer.sent).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  test('leaves no contact detail in the log', async () => {
    app.mailer.failing = true;
    await reserve();
    await drain();
    expect(app.logLines.join('')).toContain('a mail could not be sent');
    expect(app.logLines.join('')).not.toMatch(/Robin|555-0188|robin@|cedarlane/);
  });

  test('a failing email does not delay the others', async () => {
    for (let i = 0; i < 3; i++) await reserve();
    const [unlucky] = await rows();
    const sent: string[] = [];
    const picky: Mailer = {
      async send(id) {
        if (id === unlucky?.id) throw new Error('no such mailbox');
        sent.push(id);
      },
      forget: async () => {},
      close() {},
    };
    await workerWith(picky).drain();
    expect(sent).toHaveLength(2);
    expect((await rows()).filter((row) => row.dueAt !== null).map((row) => row.id)).toEqual([unlucky?.id]);
  });
});

describe('two workers on one database', () => {
  test('send each of many emails once', async () => {
    for (let i = 0; i < 35; i++) await reserve(i % 2 === 0 ? botId : otherBotId);
    const second = workerWith(app.mailer);
    await Promise.all([drain(), second.drain(), drain(), second.drain()]);
    const ids = app.mailer.sent.map(({ id }) => id);
    expect(ids).toHaveLength(35);
    expect(new Set(ids).size).toBe(35);
  });

  test("do not send an email twice while the first one's lease holds", async () => {
    await reserve();
    const { mailer: stalled, finish } = stallingMailer();
    const first = workerWith(stalled).drain();
    await eventually(async () => expect((await rows())[0]?.attempts).toBe(1));
    app.clock.advance(2 * minuteMs - 1);
    await drain();
    expect(app.mailer.sent).toEqual([]);
    finish();
    await first;
  });

  test('continue when the lease has expired', async () => {
    await reserve();
    const { mailer: dead, finish } = stallingMailer();
    const never = workerWith(dead).drain();
    await eventually(async () => expect((await rows())[0]?.attempts).toBe(1));
    app.clock.advance(2 * minuteMs);
    await drain();
    expect(app.mailer.sent).toHaveLength(1);
    finish();
    await never;
  });
});

/** A mailer that holds each email until released. */
function stallingMailer(): { mailer: Mailer; finish: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { mailer: { send: () => promise, forget: async () => {}, close() {} }, finish: () => resolve() };
}

describe('running by itself', () => {
  afterEach(() => app.context.outbox.stop());

  test('sends as soon as a visitor has reserved', async () => {
    app.context.outbox.start();
    await reserve();
    await eventually(() => expect(app.mailer.sent).toHaveLength(1));
  });

  test('an email from before the start is sent', async () => {
    await reserve();
    app.context.outbox.start();
    await eventually(() => expect(app.mailer.sent).toHaveLength(1));
  });

  test('stop waits for emails being sent', async () => {
    await reserve();
    const { mailer, finish } = stallingMailer();
    const worker = workerWith(mailer);
    worker.start();
    await eventually(async () => expect((await rows())[0]?.attempts).toBe(1));
    const stopping = worker.stop();
    finish();
    await stopping;
    expect((await rows())[0]?.sentAt).not.toBeNull();
  });
});

if (process.env.TEST_DATABASE === 'postgres')
  test('emails that the database is slow to mark leave connections for visitors', async () => {
    const { db } = app.context;
    for (let mails = 0; mails < 10; mails++) await reserve();
    let hand: () => void = () => {};
    const handed = new Promise<void>((resolve) => {
      hand = resolve;
    });
    vi.spyOn(app.mailer, 'send').mockReturnValue(handed);
    const draining = drain();
    await eventually(async () => expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array(10).fill(1)));
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('outbox').select('id').forUpdate().execute();
      hand();
      const waiting = sql<{ pid: number }>`select pid from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`;
      await eventually(async () => expect((await waiting.execute(transaction)).rows.length).toBeGreaterThan(1));
      expect((await app.call('GET', `/api/bots/${botId}/public`)).statusCode).toBe(200);
      expect(
        (await app.call('POST', `/api/chat/${botId}`, { body: { message: 'Hello', sessionId: 's' } })).statusCode,
      ).toBe(200);
    });
    await draining;
    expect((await rows()).every(({ sentAt }) => sentAt !== null)).toBe(true);
    vi.restoreAllMocks();
  });

test('housekeeping deletes sent emails after 30 days', async () => {
  await reserve();
  await drain();
  app.clock.advance(29 * dayMs);
  await keepHouse(app.context);
  expect(await rows()).toHaveLength(1);
  app.clock.advance(2 * dayMs);
  await keepHouse(app.context);
  expect(await rows()).toEqual([]);
});
