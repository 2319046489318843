import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { minute } from '../clock.ts';
import type { StorageTrouble } from '../database/failures.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorLead } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const onPostgres = process.env.TEST_DATABASE === 'postgres';
const database = onPostgres ? 'postgres' : 'embedded';
const nothingStored = 'Nothing can be saved right now. Please try again in a few minutes.';

let app: TestApp;
let admin: SignedIn;
let botId: string;

beforeEach(async () => {
  app = await startTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  botId = (await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id })).id;
});

const run = (statement: string) => sql.raw(statement).execute(app.context.db);
const ready = async () => {
  const response = await app.call('GET', '/readyz');
  return { code: response.statusCode, ...response.json() };
};
/** What only an admin sees. */
const problem = async () => (await app.call('GET', '/api/admin/status', { cookie: admin.cookie })).json().problem;
let visitors = 0;
const leave = () => app.call('POST', '/api/leads', { body: visitorLead(botId, { name: `Visitor ${++visitors}` }) });
const countLeads = async () => (await app.context.db.selectFrom('leads').select('id').execute()).length;

/** The errors are the databases' own; on PostgreSQL a trigger raises what only a real disk could cause. */
const troubles: Partial<Record<StorageTrouble, { begin(): Promise<unknown>; end(): Promise<unknown> }>> = {
  full: onPostgres
    ? raising('53100', 'could not extend file')
    : {
        // As small as possible: not one page more.
        begin: () => run('pragma max_page_count = 1'),
        end: () => run('pragma max_page_count = 1000000'),
      },
  'read-only': onPostgres
    ? raising('25006', 'cannot execute INSERT in a read-only transaction')
    : { begin: () => run('pragma query_only = on'), end: () => run('pragma query_only = off') },
};

function raising(code: string, message: string) {
  return {
    begin: () =>
      run(`create function refuse() returns trigger language plpgsql as
           $$ begin raise exception '${message}' using errcode = '${code}'; end $$;
           create trigger refuse before insert on leads for each row execute function refuse()`),
    end: () => run('drop trigger refuse on leads; drop function refuse'),
  };
}

const bigLead = (name = 'Lee Asker') =>
  app.call('POST', '/api/leads', { body: { ...visitorLead(botId, { name }), inquiry: 'a long story '.repeat(150) } });

describe.each([
  ['full', 'The disk of the database is full. Make room; the server goes on by itself.'],
  ['read-only', 'The database can’t be written to. Mount the disk for writing, or point DATABASE_URL at the primary.'],
] as const)('a disk that is %s', (trouble, reason) => {
  test('gives visitors a message and 503 on /readyz, is reported to admins and the log, and recovers by itself', async () => {
    const { begin, end } = troubles[trouble] ?? {};
    await begin?.();
    let response = await bigLead();
    for (let more = 0; response.statusCode === 201 && more < 50; more++) response = await bigLead(`Lee ${more}`);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ message: nothingStored });
    expect(response.headers['retry-after']).toBe('60');
    expect(await ready()).toEqual({ code: 503, status: 'unavailable', database });
    expect(await problem()).toBe(reason);
    expect(app.logLines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'not ready', reason }),
    );
    const stored = await countLeads();
    await end?.();
    expect((await leave()).statusCode).toBe(201);
    expect(await countLeads()).toBe(stored + 1);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + minute);
    expect(await ready()).toEqual({ code: 200, status: 'ok', database });
    expect(await problem()).toBeNull();
    vi.restoreAllMocks();
  });
});

describe('an unreachable mail server', () => {
  test('is not reported on /readyz, but to admins and the log as long as emails wait', async () => {
    const warnings = async () => (await app.call('GET', '/api/admin/status', { cookie: admin.cookie })).json().warnings;
    app.mailer.failing = true;
    await leave();
    await app.context.outbox.drain();
    for (let waited = 0; waited < 60; waited++) {
      app.clock.advance(minute);
      await app.context.outbox.drain();
    }
    await leave();
    await app.context.outbox.drain();
    expect(await ready()).toEqual({ code: 200, status: 'ok', database });
    expect(await warnings()).toContain('2 emails are waiting to be sent. Each is tried again for about four days.');
    await keepHouse(app.context);
    expect(app.logLines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: 'mails are waiting',
        waiting: 2,
        waitingSince: '2026-03-10T15:00:00.000Z',
        reason: 'The mail server asked to try again later (421).',
      }),
    );
    app.mailer.failing = false;
    app.clock.advance(90 * minute);
    await app.context.outbox.drain();
    expect(app.mailer.sent).toHaveLength(2);
    expect((await warnings()).join('\n')).not.toContain('waiting');
  });
});

describe('a clock set back by a day', () => {
  const dayMs = 24 * 60 * minute;

  test('delays no email', async () => {
    await leave();
    app.clock.advance(-dayMs);
    await app.context.outbox.drain();
    expect(app.mailer.sent).toHaveLength(1);
  });

  test('delays no email that was being retried', async () => {
    app.mailer.failing = true;
    await leave();
    await app.context.outbox.drain();
    app.clock.advance(-dayMs);
    app.mailer.failing = false;
    await app.context.outbox.drain();
    expect(app.mailer.sent).toHaveLength(1);
  });

  test('keeps sessions, and restarts the count of failed sign-ins', async () => {
    const limited = await startTestApp();
    const admin = await makeOperator(limited, 'admin');
    const signIn = (password: string) =>
      limited.call('POST', '/api/login', { body: { username: admin.username, password } });
    for (let attempt = 0; attempt < 11; attempt++) await signIn('wrong');
    expect((await signIn('wrong')).statusCode).toBe(429);
    limited.clock.advance(-dayMs);
    expect((await limited.call('GET', '/api/auth/user', { cookie: admin.cookie })).statusCode).toBe(200);
    expect((await signIn('wrong')).statusCode).toBe(401);
  });
});

describe('a clock set ahead by a year and back', () => {
  test('keeps serving: chats, leads and new sessions', async () => {
    const year = 365 * 24 * 60 * minute;
    app.clock.advance(year);
    expect((await leave()).statusCode).toBe(201);
    app.clock.advance(-year);
    expect((await leave()).statusCode).toBe(201);
    const chat = { message: 'When are you open?', sessionId: 'jumper' };
    expect((await app.call('POST', `/api/chat/${botId}`, { body: chat })).statusCode).toBe(200);
    const again = await makeOperator(app, 'admin');
    expect((await app.call('GET', '/api/auth/user', { cookie: again.cookie })).statusCode).toBe(200);
  });
});
