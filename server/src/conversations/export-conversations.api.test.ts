import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeBot,
  makeLocation,
  makeManager,
  makeOperator,
  makeUnanswered,
  type SignedIn,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let botId: string;
let sessions = 0;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

beforeEach(async () => {
  admin = await makeOperator(app, 'admin');
  locationId = (await makeLocation(app, admin, { businessName: 'Harbor Lane' })).id;
  botId = (await makeBot(app, admin, { name: 'Harbor Bot', locationId })).id;
});

const get = (path: string, cookie = admin.cookie, headers = {}) =>
  app.call('GET', `/api/admin/${path}`, { cookie, headers });
const count = async (path: string, query = '', cookie = admin.cookie) =>
  (await get(`${path}/count?locationId=${locationId}${query}`, cookie)).json();
const linesOf = async (path: string, query = '', cookie = admin.cookie): Promise<string[]> =>
  (await get(`${path}/export?locationId=${locationId}${query}`, cookie)).body.trimEnd().split('\r\n');

async function ask(message: string, sessionId = `export-session-${++sessions}`): Promise<string> {
  app.clock.advance(1000);
  await app.call('POST', `/api/chat/${botId}`, { body: { message, sessionId } });
  return app.clock.now().toISOString();
}

const messages = 'conversations';
const visits = 'conversations/sessions';
const questions = 'unanswered';

test('the messages are counted and exported with their filters', async () => {
  await ask('Do you polish trombones?', 'export-twice');
  const since = await ask('Do you wash llamas?', 'export-twice');
  expect(await count(messages)).toEqual({ count: 2, isMore: false });
  expect(await count(messages, `&since=${since}`)).toEqual({ count: 1, isMore: false });
  expect(await count(messages, `&botId=${botId}&sessionId=export-twice`)).toEqual({ count: 2, isMore: false });
  expect(await count(messages, '&botId=another')).toEqual({ count: 0, isMore: false });
  const [heading, newest, oldest, ...others] = await linesOf(messages);
  expect(heading).toBe(
    '"Time (UTC)","Session","Location","Visitor message","Bot response","Source","Response time (ms)","Rating","Page"',
  );
  expect([newest, oldest]).toEqual([
    expect.stringMatching(/^"\d{4}.+Z","\w{32}","Harbor Lane","Do you wash llamas\?",/),
    expect.stringContaining('"Do you polish trombones?"'),
  ]);
  expect(others).toEqual([]);
  expect(await linesOf(messages, `&since=${since}`)).toEqual([heading, newest]);
});

test('the visits are counted and exported with their filters', async () => {
  await ask('Do you polish trombones?');
  const before = await ask('What are your hours?', 'export-answered');
  await ask('Where are you?', 'export-answered');
  expect(await count(visits)).toEqual({ count: 2, isMore: false });
  expect(await count(visits, '&badge=unanswered')).toEqual({ count: 1, isMore: false });
  expect(await count(visits, `&before=${before}`)).toEqual({ count: 1, isMore: false });
  expect(await count(visits, '&reached=confirmed')).toEqual({ count: 0, isMore: false });
  const [heading, latest, ...others] = await linesOf(visits);
  expect(heading).toBe(
    '"Started (UTC)","Last message (UTC)","Session","Location","First message","Bot response","Messages","Badges"',
  );
  expect(latest).toMatch(/"Harbor Lane","What are your hours\?",(?:.|\n)*,"2",""$/);
  expect(others).toEqual([expect.stringMatching(/"Do you polish trombones\?",.*,"1","unanswered"$/)]);
  expect(await linesOf(visits, '&badge=unanswered')).toEqual([heading, ...others]);
});

test('the unanswered questions are counted and exported', async () => {
  await makeUnanswered(app, { botId, locationId, question: 'Is there a moon door?', count: 3 });
  expect(await count(questions)).toEqual({ count: 1, isMore: false });
  const [heading, row, ...others] = await linesOf(questions);
  expect(heading).toBe('"Last asked (UTC)","First asked (UTC)","Question","Times asked","Bot","Location"');
  expect(row).toMatch(/Z","Is there a moon door\?","3","Harbor Bot","Harbor Lane"$/);
  expect(others).toEqual([]);
});

describe.each([
  [messages, 'messages', 'conversation'],
  [visits, 'conversations', 'conversation'],
  [questions, 'unanswered', 'question'],
])('the export of %s', (path, fileName, kind) => {
  const letters = [...'bcdfghjklmnprst'];
  const formula = '=HYPERLINK("https://evil.example") trombone?';

  test('is a CSV file that makes text of formulas and names no session', async () => {
    await ask(formula, 'export-secret');
    const { headers, body } = await get(`${path}/export?locationId=${locationId}`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(new RegExp(`filename="${fileName}-\\d{4}-\\d\\d-\\d\\d.csv"$`));
    expect(body).toContain(`"'=HYPERLINK(""https://evil.example"") trombone?"`);
    expect(body).not.toContain('export-secret');
  });

  test('goes on over its pages', async () => {
    for (const one of letters) for (const other of letters) await ask(`Do you polish ${one}q${other}x trombones?`);
    expect((await linesOf(path)).length).toBe(226);
    expect(await count(path)).toEqual({ count: 225, isMore: false });
  });

  test("of a user or manager has only their own locations', and so has the count", async () => {
    await ask('Do you polish trombones?');
    const other = (await makeLocation(app, admin)).id;
    const elsewhere = (await makeLocation(app, admin)).id;
    const own = [await makeOperator(app, 'user', locationId), await makeManager(app, [other, locationId, elsewhere])];
    const strangers = [await makeOperator(app, 'user', other), await makeManager(app, [other, elsewhere])];
    const seenBy = async ({ cookie }: SignedIn) => [
      (await linesOf(path, '', cookie)).length - 1,
      (await get(`${path}/export`, cookie)).body.trimEnd().split('\r\n').length - 1,
      (await get(`${path}/count`, cookie)).json().count,
      (await count(path, '', cookie)).count,
    ];
    for (const person of own) expect(await seenBy(person)).toEqual([1, 1, 1, 1]);
    for (const person of strangers) expect(await seenBy(person)).toEqual([0, 0, 0, 0]);
  });

  test('is in the audit log', async () => {
    await linesOf(path);
    const log = await get(`audit-log?kind=${kind}&actorId=${admin.id}`);
    expect(log.json()).toMatchObject([{ action: 'exported', kind, subjectName: '' }]);
  });

  test('asked for from another site is 403', async () => {
    expect((await get(`${path}/export`, admin.cookie, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});

test.each([
  [messages, 'since=yesterday', 'since'],
  [visits, 'badge=none', 'badge'],
  [visits, 'reached=moon', 'reached'],
])('%s with %s is 400, and so are its count and export', async (path, query, field) => {
  for (const call of ['', '/count', '/export']) {
    const answer = await get(`${path}${call}?${query}`);
    expect([call, answer.statusCode, answer.json().errors[0].path]).toEqual([call, 400, field]);
  }
});
