import type { AuditEntry } from '@chat-module/contract/audit';
import { type EndpointName, endpoints } from '@chat-module/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepHouse } from '../jobs/housekeeping.ts';
import {
  makeBot,
  makeFaq,
  makeLocation,
  makeOperator,
  makeUser,
  type SignedIn,
  visitorLead,
} from '../testing/factories.ts';
import { makeWorld, sampleCalls, type World } from '../testing/sample-calls.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1000));

const list = async (query = ''): Promise<AuditEntry[]> =>
  (await app.call('GET', `/api/admin/audit-log${query}`, { cookie: admin.cookie })).json();

const latest = async (): Promise<AuditEntry | undefined> => (await list('?limit=1'))[0];

const change = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  app.call(method, url, { cookie: admin.cookie, body });

/**
 * Calls that change something but leave no entry with the sample data, each with its reason. Every other call except GETs
 * leaves one, so a new call of the contract fails here until it does or is listed.
 */
const leavesNone: Partial<Record<EndpointName, string>> = {
  chat: 'a visitor writes; the conversation itself is what is kept',
  rateAnswer: 'a visitor rates; the conversation holds the rating',
  reportOpening: 'a visitor opens the chat; only a count is kept',
  sendTranscript: 'a visitor asks for their own conversation',
  submitLead: 'a visitor writes; the lead holds when',
  submitReservation: 'a visitor writes; the reservation holds when',
  requestPasswordReset: 'nobody has that name; for a user the entry comes with the mail, see "asked for, and set"',
  checkPasswordReset: 'stores nothing but a failed attempt',
  confirmPasswordReset: 'the token is made up; for a right one see "asked for, and set"',
  checkInvitation: 'stores nothing but a failed attempt',
  acceptInvitation: 'the token is made up; for a right one see the tests of invitations',
  checkQuestion: 'stores nothing',
  readHours: 'stores nothing',
  previewLocation: 'stores nothing',
  previewChat: 'stores nothing',
  previewLocationEdit: 'stores nothing',
  checkWebsite: 'stores nothing',
  removeSampleData: 'there is none; where there is some see the tests of sample data',
  previewFaqs: 'stores nothing',
  previewSetFaqs: 'stores nothing',
  extractFaqs: 'the page cannot be read; what it brings is stored by the import, which leaves an entry',
  extractSetFaqs: 'the page cannot be read; what it brings is stored by the import, which leaves an entry',
  endOwnSession: 'there is no such session; for one that is there see the tests of sessions',
  beginSecondFactor: 'nothing asks for the secret before it is confirmed',
  confirmSecondFactor: 'the code is made up; for a right one see the tests of the second factor',
  turnOffSecondFactor: 'it is off; where it is on see the tests of the second factor',
  resetSecondFactor: 'it is off; where it is on see the tests of the second factor',
  showFaq: 'it is not hidden; for a hidden one see the tests of FAQ sets',
  undoLeadStatus: 'nothing was changed; for a step taken back see the tests of undo',
  undoReservationStatus: 'nothing was changed; for a step taken back see the tests of undo',
  sendFailedMails: 'no email has failed; for some that have see the tests of failed emails',
  dismissFailedMails: 'no email has failed; for some that have see the tests of failed emails',
  settleDifference: 'the difference is gone; for one that is there see the tests of differences',
};

/** Signing in has its own kind of entry: see below. */
const changing = [...endpoints].filter(([name, { method }]) => method !== 'GET' && name !== 'logIn');
const logged = changing.filter(([name]) => !(name in leavesNone));
const unlogged = changing.filter(([name]) => name in leavesNone);

let sharedWorld: Promise<World> | undefined;

/** For calls after which everything is still there. */
const borrowWorld = (): Promise<World> => {
  sharedWorld ??= makeWorld(app, admin);
  return sharedWorld;
};

describe.each(unlogged)('%s', (name, { method, path }) => {
  test(`${method} ${path} leaves no entry: ${leavesNone[name]}`, async () => {
    const world = await borrowWorld();
    const { url, body } = sampleCalls[name](world);
    const before = await list('?limit=200');
    await app.call(method, url, { cookie: admin.cookie, body });
    await app.context.outbox.drain();
    expect(await list('?limit=200')).toEqual(before);
  });
});

describe.each(logged)('%s', (name, { method, path, access }) => {
  test(`${method} ${path} leaves an entry that names who did it`, async () => {
    const world = await makeWorld(app, admin);
    const { url, body } = sampleCalls[name](world);
    app.clock.advance(1000);
    const response = await app.call(method, url, { cookie: admin.cookie, body });
    expect(response.statusCode).toBeLessThan(300);
    const entry = await latest();
    expect(entry).toMatchObject({ actorId: admin.id, actorName: admin.username });
    expect(entry?.createdAt).toBe(app.clock.now().toISOString());
  });

  test(`${method} ${path} leaves none when it is refused`, async () => {
    const world = await borrowWorld();
    const { url, body } = sampleCalls[name](world);
    const before = await list('?limit=200');
    const refused = access === 'admin' || access === 'manager' ? 'userOfThisLocation' : 'anonymous';
    const { statusCode } = await app.call(method, url, { cookie: world.cookies[refused], body });
    expect([401, 403]).toContain(statusCode);
    expect(await list('?limit=200')).toEqual(before);
  });
});

describe('an edit', () => {
  test('lists each changed field with old and new value', async () => {
    const { id } = await makeLocation(app, admin, { officeHours: 'Daily 9-5' });
    app.clock.advance(1000);
    await change('PUT', `/api/locations/${id}`, { officeHours: 'Daily 8-6', phoneNumber: '(541) 555-0199' });
    expect(await latest()).toMatchObject({
      action: 'changed',
      kind: 'location',
      subjectId: id,
      subjectName: 'Cedar Lane Storage',
      changes: expect.arrayContaining([
        { field: 'phoneNumber', from: '(541) 555-0123', to: '(541) 555-0199' },
        { field: 'officeHours', from: 'Daily 9-5', to: 'Daily 8-6' },
      ]),
    });
  });

  test('that changes nothing leaves no entry', async () => {
    const { id } = await makeLocation(app, admin);
    const before = await latest();
    await change('PUT', `/api/locations/${id}`, { address: '12 Cedar Lane, Springfield, OR 97477' });
    expect(await latest()).toEqual(before);
  });

  test('is undone together with its entry', async () => {
    const location = await makeLocation(app, admin);
    await makeBot(app, admin, { locationId: location.id });
    const second = await makeBot(app, admin);
    const before = await latest();
    expect((await change('PUT', `/api/bots/${second.id}`, { locationId: location.id })).statusCode).toBe(409);
    expect(await latest()).toEqual(before);
  });

  test("of a long text is shortened, and a list's values are left out", async () => {
    const { id } = await makeLocation(app, admin);
    app.clock.advance(1000);
    await change('PUT', `/api/locations/${id}`, { officeHours: 'x'.repeat(2000), amenities: ['A gate'] });
    const { changes } = (await latest()) ?? { changes: [] };
    expect(changes.find(({ field }) => field === 'officeHours')?.to).toHaveLength(200);
    expect(changes).toContainEqual({ field: 'amenities', from: null, to: null });
  });
});

describe('no secret is in the log:', () => {
  const whole = async () => JSON.stringify(await app.context.db.selectFrom('auditEntries').selectAll().execute());

  test('neither a key nor its mask', async () => {
    const bot = await makeBot(app, admin, { openaiKey: 'sk-proj-abcdefghijklmnop' });
    app.clock.advance(1000);
    await change('PUT', `/api/bots/${bot.id}`, { openaiKey: 'sk-proj-qrstuvwxyz012345' });
    expect((await latest())?.changes).toEqual([{ field: 'openaiKey', from: null, to: null }]);
    expect(await whole()).not.toMatch(/sk-/);
  });

  test('neither a password, its hash, nor an unknown user name', async () => {
    const person = await makeUser(app, admin, (await makeLocation(app, admin)).id, { password: 'secret-one' });
    await change('PATCH', `/api/admin/users/${person.id}/password`, { password: 'secret-two' });
    await app.call('POST', '/api/login', { body: { username: person.username, password: 'secret-three' } });
    await app.call('POST', '/api/login', { body: { username: 'secret-four', password: 'x' } });
    expect(await whole()).not.toMatch(/secret-|argon2/);
  });

  test('no token of a reset link', async () => {
    await app.call('POST', '/api/reset-password', { body: { username: admin.username } });
    await app.context.outbox.drain();
    const [, token = ''] = /token=([\w-]+)/.exec(app.mailer.sent.at(-1)?.mail.text ?? '') ?? [];
    expect(token).not.toBe('');
    expect(await whole()).not.toContain(token);
  });

  test("no visitor's name, contact or notes", async () => {
    const bot = await makeBot(app, admin);
    const sent = visitorLead(bot.id, { name: 'Quentin Private', email: 'quentin@example.com' });
    const { id } = (await app.call('POST', '/api/leads', { body: sent })).json();
    app.clock.advance(1000);
    await change('PATCH', `/api/admin/leads/${id}`, { status: 'contacted', notes: 'Quentin wants a quiet unit' });
    expect(await latest()).toMatchObject({
      kind: 'lead',
      subjectId: id,
      subjectName: '',
      changes: expect.arrayContaining([
        { field: 'status', from: 'new', to: 'contacted' },
        { field: 'notes', from: null, to: null },
      ]),
    });
    expect(await whole()).not.toMatch(/quentin|555-0177/i);
  });
});

describe('signing in', () => {
  const logIn = (username: string, password: string) =>
    app.call('POST', '/api/login', { body: { username, password } });

  test('and out again is logged', async () => {
    const person = await makeOperator(app, 'user');
    expect(await latest()).toMatchObject({ action: 'signed_in', kind: 'session', actorId: person.id });
    app.clock.advance(1000);
    await app.call('GET', '/api/logout', { cookie: person.cookie });
    expect(await latest()).toMatchObject({ action: 'signed_out', kind: 'session', actorId: person.id });
  });

  test('that fails is logged, with the user name if it exists', async () => {
    await logIn(admin.username, 'wrong');
    const failed = { actorId: null, actorName: '', action: 'sign_in_failed', kind: 'session' };
    expect(await latest()).toMatchObject({ ...failed, subjectId: admin.id, subjectName: admin.username });
    app.clock.advance(1000);
    await logIn('nobody', 'wrong');
    expect(await latest()).toMatchObject({ ...failed, subjectId: '', subjectName: '' });
  });

  test('with a new password by an emailed link is logged twice: requested and set', async () => {
    const fresh = await startTestApp();
    const { id, username } = await makeOperator(fresh, 'admin');
    await fresh.call('POST', '/api/reset-password', { body: { username } });
    await fresh.context.outbox.drain();
    const [, token = ''] = /token=([\w-]+)/.exec(fresh.mailer.sent[0]?.mail.text ?? '') ?? [];
    fresh.clock.advance(1000);
    await fresh.call('POST', '/api/reset-password/confirm', { body: { token, password: 'brand new' } });
    const entries = await fresh.context.db.selectFrom('auditEntries').selectAll().orderBy('createdAt').execute();
    expect(entries.slice(-2)).toMatchObject([
      { actorId: null, action: 'reset_requested', subjectId: id },
      { actorId: id, action: 'password_reset', subjectId: id },
    ]);
  });
});

test('an export is logged, also for a user', async () => {
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id });
  const person = await makeOperator(app, 'user', location.id);
  app.clock.advance(1000);
  await app.call('GET', `/api/bots/${bot.id}/export`, { cookie: person.cookie });
  expect(await latest()).toMatchObject({
    actorName: person.username,
    action: 'exported',
    kind: 'analytics',
    subjectId: bot.id,
  });
});

describe('the list', () => {
  test('is filtered by person, kind and time', async () => {
    const other = await makeOperator(app, 'admin');
    const start = app.clock.now().toISOString();
    const bot = await makeBot(app, other);
    app.clock.advance(1000);
    await makeFaq(app, admin, bot.id);
    const end = app.clock.now().toISOString();
    const found = async (query: Record<string, string>) =>
      (await list(`?${new URLSearchParams(query)}`)).map(({ action, kind }) => `${kind} ${action}`);
    expect(await found({ actorId: other.id, kind: 'bot' })).toEqual(['bot created']);
    expect(await found({ actorId: other.id })).toEqual(['bot created', 'session signed_in']);
    expect(await found({ since: start, before: end, kind: 'faq' })).toEqual([]);
    expect((await found({ since: end, kind: 'faq' }))[0]).toBe('faq created');
  });

  test.each(['kind=everything', 'since=yesterday', 'before=2026-13-01', 'limit=0', 'cursor=x'])(
    '%s is 400',
    async (query) => {
      const response = await app.call('GET', `/api/admin/audit-log?${query}`, { cookie: admin.cookie });
      expect(response.statusCode).toBe(400);
    },
  );

  test('is for admins only', async () => {
    const person = await makeOperator(app, 'user');
    const answer = await app.call('GET', '/api/admin/audit-log', { cookie: person.cookie });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ message: 'Only an admin may do this.' });
  });
});

describe('housekeeping', () => {
  const dayMs = 24 * 60 * 60_000;
  const countAfter = async (days: number, settings: Record<string, string>): Promise<number> => {
    const fresh = await startTestApp(settings);
    await makeOperator(fresh, 'admin');
    fresh.clock.advance(days * dayMs + 1);
    await keepHouse(fresh.context);
    return (await fresh.context.db.selectFrom('auditEntries').select('id').execute()).length;
  };

  test('deletes entries after AUDIT_LOG_DAYS, and never when that is off', async () => {
    expect(await countAfter(29, { AUDIT_LOG_DAYS: '30' })).toBe(1);
    expect(await countAfter(30, { AUDIT_LOG_DAYS: '30' })).toBe(0);
    expect(await countAfter(4000, { AUDIT_LOG_DAYS: 'off' })).toBe(1);
  });
});

describe('a filtered log', () => {
  const read = async (call: string, query: string) =>
    app.call('GET', `/api/admin/audit-log/${call}?${query}`, { cookie: admin.cookie });

  test('is counted and exported as CSV, which leaves an entry itself', async () => {
    const { id } = await makeLocation(app, admin, { businessName: '=Formula Storage' });
    app.clock.advance(1000);
    const since = app.clock.now().toISOString();
    await change('PUT', `/api/locations/${id}`, { officeHours: 'Daily 8-6' });
    app.clock.advance(1000);
    await change('PUT', `/api/locations/${id}`, { officeHours: 'Daily 9-5' });
    const query = `kind=location&actorId=${admin.id}&since=${since}`;
    expect((await read('count', query)).json()).toEqual({ count: 2, isMore: false });
    const response = await read('export', query);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/),
    });
    const [heading, newest, ...others] = response.body.trimEnd().split('\r\n');
    expect(heading).toBe('"Time (UTC)","Person","Action","Kind","Subject","Changes"');
    expect(newest).toBe(
      `"${app.clock.now().toISOString()}","${admin.username}","changed","location","'=Formula Storage",` +
        '"officeHours: Daily 8-6 → Daily 9-5"',
    );
    expect(others).toHaveLength(1);
    expect(await latest()).toMatchObject({ kind: 'audit_log', action: 'exported', actorId: admin.id });
  });

  test.each(['count', 'export'])('with an unknown kind, %s is 400', async (call) => {
    expect((await read(call, 'kind=weather')).statusCode).toBe(400);
  });
});
