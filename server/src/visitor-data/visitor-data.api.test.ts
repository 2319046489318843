import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { VisitorData } from '@chat-module/contract/visitor-data';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepHouse } from '../jobs/housekeeping.ts';
import { createMailer } from '../mail/mailer.ts';
import { createOutbox } from '../mail/outbox.ts';
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

const dayMs = 24 * 60 * 60_000;

let app: TestApp;
let admin: SignedIn;
let botId: string;
let locationId: string;

beforeEach(async () => {
  app = await startTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  locationId = (await makeLocation(app, admin)).id;
  botId = (await makeBot(app, admin, { locationId })).id;
});

const post = async (url: string, body: object) => {
  const response = await app.call('POST', url, { body });
  if (response.statusCode >= 300) throw new Error(response.body);
  return response.json();
};
const say = (message: string, sessionId: string, bot = botId) =>
  post(`/api/chat/${bot}`, {
    ...{ message, sessionId, messageId: message },
    pageUrl: 'https://cedarlane.example/units',
  });
const leave = (fields: object) => post('/api/leads', visitorLead(botId, fields));
const reserve = (fields: object) => post('/api/reservations', visitorReservation(botId, fields));

const take = (contact: string, erase = false, cookie = admin.cookie) =>
  app.call('POST', '/api/admin/visitor-data', { cookie, body: { contact, erase } });
const found = async (contact: string, erase = false): Promise<VisitorData> => (await take(contact, erase)).json();
const countsOf = ({ leads, reservations, conversations, sessions, openQuestions, mails }: VisitorData) =>
  [leads, reservations, conversations, sessions, openQuestions, mails].map((rows) => rows.length);

/** All rows of every table that may contain visitors' data. */
async function everything(): Promise<string> {
  const { db } = app.context;
  const tables = [
    'conversations',
    'recentReplies',
    'visitorSessions',
    'leads',
    'reservations',
    'unansweredQuestions',
    'outbox',
    'auditEntries',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

const rowsOf = async (table: 'conversations' | 'leads' | 'reservations' | 'visitorSessions' | 'unansweredQuestions') =>
  (await app.context.db.selectFrom(table).select('id').execute()).length;

/** Ada leaves a lead in one visit, a reservation in another, and writes her address in a third; Ben does the same. */
async function twoVisitors() {
  for (const [name, phone, email] of [
    ['Ada', '(541) 555-0101', 'ada_q@example.com'],
    ['Ben', '(541) 555-0202', 'adaxq@example.com'],
  ] as const) {
    await say(`Do you keep a unicorn for ${name}?`, `${name}-1`);
    await leave({ name, phone, email, sessionId: `${name}-1` });
    await reserve({ customerName: name, customerPhone: phone, customerEmail: '', sessionId: `${name}-2` });
    await say(`Write to ${email.toUpperCase()} please`, `${name}-3`);
  }
}

describe.each(['ada_q@example.com', 'ADA_Q@example.com', '541-555-0101', '+1 (541) 555.0101', '5415550101'])(
  'by %s',
  (contact) => {
    test('all data of that visitor is exported, and none of another', async () => {
      await twoVisitors();
      const data = await found(contact);
      expect(data.leads.map(({ name }) => name)).toEqual(['Ada']);
      expect(JSON.stringify(data)).not.toMatch(/Ben|555-0202|adaxq/);
      expect(data.erased).toBe(false);
      expect((await found(contact)).leads).toHaveLength(1);
    });
  },
);

test('a visit is one person: everything in it belongs to their contact', async () => {
  await twoVisitors();
  const data = await found('ada_q@example.com');
  expect(data.conversations.map(({ userMessage }) => userMessage).sort()).toEqual([
    'Do you keep a unicorn for Ada?',
    'Write to ADA_Q@EXAMPLE.COM please',
  ]);
  expect(data.conversations[0]?.pageUrl).toBe('https://cedarlane.example/units');
  expect(data.mails[0]).toMatchObject({ to: 'office@cedarlane.example', text: expect.stringContaining('Ada') });
  expect((await found('541-555-0101')).reservations).toHaveLength(1);
});

test('a seven-digit number is not found inside a longer one, nor an address inside another', async () => {
  await leave({ name: 'Short', phone: '555-0101', email: '', sessionId: 'short' });
  await leave({ name: 'Long', phone: '(541) 555-0101', email: 'ben.ada@example.com', sessionId: 'long' });
  await say('My number is 555 0101', 'short-2');
  await say('My number is 541 555 0101, order 15550101', 'long-2');
  await say('Write to ben.ada@example.com.au', 'long-3');
  const byPhone = await found('5550101', true);
  expect(byPhone.leads.map(({ name }) => name)).toEqual(['Short']);
  expect(byPhone.sessions.map(({ sessionId }) => sessionId)).toEqual(['short-2']);
  expect(countsOf(await found('ada@example.com'))).toEqual([0, 0, 0, 0, 0, 0]);
  expect((await found('15415550101')).conversations).toHaveLength(1);
});

test('a session id finds the visit, at any bot', async () => {
  const other = await makeBot(app, admin);
  await say('Hello there', 'tab-1');
  await say('Hello again', 'tab-1', other.id);
  await say('Hello you', 'tab-2');
  expect(countsOf(await found('tab-1')).slice(0, 4)).toEqual([0, 0, 2, 2]);
});

test('equal session ids at two bots are two visitors', async () => {
  const other = await makeBot(app, admin);
  await say('Do you sell boxes?', 'same');
  await leave({ email: 'ada@example.com', sessionId: 'same' });
  await say('A stranger speaks', 'same', other.id);
  await found('ada@example.com', true);
  const left = await app.context.db.selectFrom('conversations').select('userMessage').execute();
  expect(left).toEqual([{ userMessage: 'A stranger speaks' }]);
});

test('leads without a session are not linked to each other', async () => {
  await leave({ name: 'Ada', email: 'ada@example.com', sessionId: '' });
  await leave({ name: 'Ben', email: 'ben@example.com', sessionId: '' });
  expect((await found('ada@example.com')).leads.map(({ name }) => name)).toEqual(['Ada']);
});

test('erasing leaves no data of the visitor in any table, and all of the others', async () => {
  await twoVisitors();
  await app.context.outbox.drain();
  const phoneData = await found('541-555-0101', true);
  expect(phoneData.erased).toBe(true);
  await found('ada_q@example.com', true);
  const rest = await everything();
  expect(rest).not.toMatch(/ada_q|ADA_Q|555-0101|Ada/);
  expect(rest).toMatch(/Ben/);
  expect(await rowsOf('leads')).toBe(1);
  expect(await rowsOf('reservations')).toBe(1);
  expect(countsOf(await found('ada_q@example.com'))).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a waiting email is not sent, and one that was written to a file is deleted', async () => {
  const { context } = app;
  const outbox = createOutbox({ ...context, jobs: context.db, mailer: createMailer(context.config) });
  const files = () => join(context.config.dataDir, 'outbox');
  const first = await leave({ email: 'ada@example.com' });
  await outbox.drain();
  const [{ id } = { id: '' }] = await context.db
    .selectFrom('outbox')
    .select('id')
    .where('about', '=', first.id)
    .execute();
  expect(existsSync(join(files(), `${id}.eml`))).toBe(true);
  await leave({ email: 'ada@example.com', sessionId: 'later' });
  const erasing = { ...context, outbox };
  const { exportOrEraseVisitorData } = await import('./erase-visitor.ts');
  await exportOrEraseVisitorData(erasing, 'ada@example.com', true, admin);
  expect(existsSync(join(files(), `${id}.eml`))).toBe(false);
  await context.outbox.drain();
  expect(app.mailer.sent).toEqual([]);
});

test('an email that is being sent while its visitor is erased leaves no file', async () => {
  const { context } = app;
  const mailer = createMailer(context.config);
  await leave({ email: 'ada@example.com' });
  const outbox = createOutbox({
    ...context,
    jobs: context.db,
    mailer: {
      ...mailer,
      async send(id, mail) {
        await found('ada@example.com', true);
        await mailer.send(id, mail);
      },
    },
  });
  await outbox.drain();
  expect(readdirSync(join(context.config.dataDir, 'outbox'))).toEqual([]);
  mailer.close();
});

test('the totals above the list change, daily figures stay', async () => {
  await say('Do you sell boxes?', 'tab-1');
  await say('And tape?', 'tab-1');
  await say('Do you sell locks?', 'tab-2');
  const read = async (path: string) => (await app.call('GET', path, { cookie: admin.cookie })).json();
  const days = await read(`/api/bots/${botId}/analytics`);
  await found('tab-1', true);
  expect(await read('/api/admin/conversations/summary')).toMatchObject({ totalConversations: 1, uniqueSessions: 1 });
  expect(await read(`/api/bots/${botId}/analytics`)).toEqual(days);
  expect(days[0].conversationCount).toBe(3);
});

test('exports and erasures are logged, without the contact', async () => {
  await leave({ email: 'ada@example.com' });
  app.clock.advance(1000);
  await found('ada@example.com');
  app.clock.advance(1000);
  await found('ada@example.com', true);
  const entries = await app.context.db.selectFrom('auditEntries').selectAll().orderBy('createdAt').execute();
  expect(entries.slice(-2)).toMatchObject([
    { actorId: admin.id, action: 'exported', kind: 'visitor', subjectId: '', subjectName: '' },
    {
      actorId: admin.id,
      action: 'erased',
      kind: 'visitor',
      changes: expect.stringContaining('{"field":"leads","from":null,"to":"1"}'),
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('ada@');
  expect(app.logLines.join('')).not.toContain('ada@');
});

describe('refused:', () => {
  test.each([[{}], [{ contact: ' ' }], [{ contact: 7 }], [{ contact: 'a', erase: 'yes' }]])('%j: 400', async (body) => {
    const response = await app.call('POST', '/api/admin/visitor-data', { cookie: admin.cookie, body });
    expect(response.statusCode).toBe(400);
  });

  test('a user, even for their own location: 403, and nothing is erased', async () => {
    const person = await makeOperator(app, 'user', locationId);
    await leave({ email: 'ada@example.com' });
    expect((await take('ada@example.com', true, person.cookie)).statusCode).toBe(403);
    expect(await rowsOf('leads')).toBe(1);
  });
});

describe('housekeeping', () => {
  const visitOnce = async () => {
    await say('Do you keep a unicorn?', 'old');
    await leave({ sessionId: 'old' });
    await reserve({ sessionId: 'old' });
  };
  const kept = async () => {
    const names = ['conversations', 'visitorSessions', 'leads', 'reservations', 'unansweredQuestions'] as const;
    return Promise.all(names.map(rowsOf));
  };
  /** Operators' sessions don't last as long as the days that pass here. */
  const change = async (method: 'PUT' | 'PATCH', url: string, body: object) =>
    app.call(method, url, { cookie: await signIn(app, admin.username), body });
  const keep = (retentionDays: number | null) => change('PUT', `/api/locations/${locationId}`, { retentionDays });

  test("deletes data after its location's retention period, and not a moment earlier", async () => {
    await visitOnce();
    await keep(30);
    const all = await kept();
    expect(all.slice(0, 4)).toEqual([1, 1, 1, 1]);
    app.clock.advance(30 * dayMs);
    await keepHouse(app.context);
    expect(await kept()).toEqual(all);
    app.clock.advance(1);
    await keepHouse(app.context);
    expect(await kept()).toEqual([0, 0, 0, 0, 0]);
    expect(await everything()).not.toMatch(/Robin|Lee Asker|unicorn/);
  });

  test('keeps data for a year by default, and forever if that is off', async () => {
    const { json } = await app.call('GET', `/api/locations/${locationId}`, { cookie: admin.cookie });
    expect(json().retentionDays).toBe(365);
    await visitOnce();
    await keep(null);
    app.clock.advance(4000 * dayMs);
    await keepHouse(app.context);
    expect((await kept()).slice(0, 4)).toEqual([1, 1, 1, 1]);
    await keep(365);
    await keepHouse(app.context);
    expect(await kept()).toEqual([0, 0, 0, 0, 0]);
  });

  test('a visit counts from its last message, a lead from its last change', async () => {
    await visitOnce();
    await keep(30);
    app.clock.advance(20 * dayMs);
    await say('And a pony?', 'old');
    const [lead] = await app.context.db.selectFrom('leads').select('id').execute();
    await change('PATCH', `/api/admin/leads/${lead?.id}`, { status: 'contacted' });
    app.clock.advance(20 * dayMs);
    await keepHouse(app.context);
    expect((await kept()).slice(0, 4)).toEqual([2, 1, 1, 0]);
  });

  test('also deletes data of a deleted location', async () => {
    await visitOnce();
    await app.call('DELETE', `/api/locations/${locationId}`, { cookie: admin.cookie });
    app.clock.advance(365 * dayMs + 1);
    await keepHouse(app.context);
    expect(await kept()).toEqual([0, 0, 0, 0, 0]);
  });

  test('deletes data without a location after RETENTION_DAYS, and never when that is off', async () => {
    const leadsAfter = async (days: number, settings: Record<string, string>): Promise<number> => {
      const fresh = await startTestApp(settings);
      const { id } = await makeBot(fresh, await makeOperator(fresh, 'admin'));
      await fresh.call('POST', '/api/leads', { body: visitorLead(id) });
      fresh.clock.advance(days * dayMs + 1);
      await keepHouse(fresh.context);
      return (await fresh.context.db.selectFrom('leads').select('id').execute()).length;
    };
    expect(await leadsAfter(29, { RETENTION_DAYS: '30' })).toBe(1);
    expect(await leadsAfter(30, { RETENTION_DAYS: '30' })).toBe(0);
    expect(await leadsAfter(4000, { RETENTION_DAYS: 'off' })).toBe(1);
  });

  test('keeps data without a location from before an upgrade for one more period', async () => {
    const bot = await makeBot(app, admin);
    await post('/api/leads', visitorLead(bot.id));
    app.clock.advance(300 * dayMs);
    const upgraded = app.clock.now().toISOString();
    await sql`update kysely_migration set timestamp = ${upgraded} where name = '0007-visitors-data'`.execute(
      app.context.db,
    );
    app.clock.advance(365 * dayMs - 1);
    await keepHouse(app.context);
    expect(await rowsOf('leads')).toBe(1);
    app.clock.advance(1);
    await keepHouse(app.context);
    expect(await rowsOf('leads')).toBe(0);
  });

  test('leaves daily figures unchanged, and logs how much was deleted', async () => {
    await visitOnce();
    await keep(1);
    const days = () => app.context.db.selectFrom('dailyAnalytics').selectAll().execute();
    const before = await days();
    app.clock.advance(2 * dayMs);
    await keepHouse(app.context);
    expect(await days()).toEqual(before);
    const [entry] = await app.context.db.selectFrom('auditEntries').selectAll().orderBy('createdAt', 'desc').execute();
    expect(entry).toMatchObject({ actorId: null, actorName: 'Housekeeping', action: 'erased', kind: 'visitor' });
  });

  test('continues if there is more than one batch', async () => {
    for (let i = 0; i < 120; i++) await leave({ sessionId: '', name: `Visitor ${i}` });
    app.clock.advance(366 * dayMs);
    await keepHouse(app.context);
    expect(await rowsOf('leads')).toBe(0);
  });
});

describe('the retention period', () => {
  test.each([[0], [-1], [1.5], [3651], ['a year']])('%j is 400', async (retentionDays) => {
    const response = await app.call('PUT', `/api/locations/${locationId}`, {
      cookie: admin.cookie,
      body: { retentionDays },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Days to keep must be a whole number from 1 to 3650, or nothing.');
  });

  test('is not visible to visitors', async () => {
    const response = await app.call('GET', `/api/locations/${locationId}/public`);
    expect(response.json()).not.toHaveProperty('retentionDays');
  });
});
