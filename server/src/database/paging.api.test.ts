import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noHold } from '../holds/hold-times.ts';
import { newId } from '../ids.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const rowCount = 120;

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let botId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  locationId = (await makeLocation(app, admin)).id;
  botId = (await makeBot(app, admin, { locationId })).id;
  await fillLists();
});
afterAll(() => app.close());

/** Seven rows share each millisecond, and neither ids nor times are in listing order. */
const timeOf = (i: number): string =>
  new Date(Date.UTC(2026, 0, 1) + Math.floor(((i * 37) % rowCount) / 7)).toISOString();

async function fillLists(): Promise<void> {
  const { db } = app.context;
  const numbers = Array.from({ length: rowCount }, (_, i) => i);
  const shared = (i: number) => ({ id: newId(), botId, locationId, sessionId: `s${i}`, createdAt: timeOf(i) });
  const request = { unitSize: '', notes: '', followUpOn: '', pageUrl: '', searchText: '', updatedAt: timeOf(0) };
  const contact = { phone: '', email: '', inquiry: '', status: 'new' } as const;
  const leads = numbers.map((i) => ({ ...shared(i), ...request, ...contact, name: `${i}` }));
  const wish = { unitId: '', unitType: '', moveInDate: '', status: 'pending', ...noHold } as const;
  const customer = { customerName: '', customerEmail: '', customerPhone: '' };
  const reservations = numbers.map((i) => ({ ...shared(i), ...request, ...wish, ...customer }));
  const conversations = numbers.map((i) => ({
    ...shared(i),
    userMessage: `${i}`,
    botResponse: '',
    responseSource: 'faq' as const,
    faqId: null,
    unitId: null,
    satisfactionRating: null,
    responseTimeMs: 1,
    pageUrl: '',
    day: '2026-03-10',
    sources: '[]',
    modelOutcome: null,
    modelDetail: '',
    dialogueState: '{}',
  }));
  const faqs = numbers.map((i) => ({
    id: newId(),
    botId,
    question: `${i}`,
    questionKey: `${i}`,
    searchText: '',
    answer: '',
    questionEs: '',
    answerEs: '',
    category: 'general',
    status: 'active' as const,
    usageCount: 0,
    createdAt: timeOf(i),
    updatedAt: timeOf(i),
  }));
  const unanswered = numbers.map((i) => ({
    id: newId(),
    botId,
    locationId,
    question: `${i}`,
    questionKey: `${i}`,
    count: 1,
    firstAskedAt: timeOf(0),
    lastAskedAt: timeOf(i),
  }));
  await db.insertInto('leads').values(leads).execute();
  await db.insertInto('reservations').values(reservations).execute();
  await db.insertInto('conversations').values(conversations).execute();
  await db.insertInto('faqs').values(faqs).execute();
  await db.insertInto('unansweredQuestions').values(unanswered).execute();
}

const get = (url: string) => app.call('GET', url, { cookie: admin.cookie });

type Row = Readonly<Record<string, string>>;

async function readPages(url: string): Promise<Row[][]> {
  const pages: Row[][] = [];
  let cursor: string | undefined;
  do {
    const response = await get(cursor === undefined ? url : `${url}&cursor=${encodeURIComponent(cursor)}`);
    expect(response.statusCode).toBe(200);
    pages.push(response.json());
    const next = response.headers['x-next-cursor'];
    cursor = typeof next === 'string' ? next : undefined;
  } while (cursor !== undefined && pages.length < 10);
  return pages;
}

const lists: readonly (readonly [url: string, time: string])[] = [
  ['/api/admin/leads', 'createdAt'],
  ['/api/admin/reservations', 'createdAt'],
  ['/api/admin/conversations', 'createdAt'],
  ['/api/bots/:botId/conversations', 'createdAt'],
  ['/api/faqs', 'createdAt'],
  ['/api/admin/unanswered', 'lastAskedAt'],
];

describe.each(lists)('%s', (path, time) => {
  const urlOf = (query: string): string => `${path.replace(':botId', botId)}?${query}`;

  test('gives 120 rows on three pages of 50, newest first, without gaps or repeats', async () => {
    const pages = await readPages(urlOf(''));
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    const rows = pages.flat();
    expect(new Set(rows.map((row) => row.id)).size).toBe(rowCount);
    const times = rows.map((row) => row[time] ?? '');
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('the last page has no next cursor', async () => {
    const pages = await readPages(urlOf('limit=40'));
    expect(pages.map((page) => page.length)).toEqual([40, 40, 40]);
  });

  test('rows added meanwhile shift nothing', async () => {
    const first = await get(urlOf('limit=10'));
    const again = await get(urlOf(`limit=10&cursor=${first.headers['x-next-cursor']}`));
    const seen = [...first.json(), ...again.json()].map((row: Row) => row.id);
    const whole = (await get(urlOf('limit=20'))).json().map((row: Row) => row.id);
    expect(seen).toEqual(whole);
  });

  test('times are ISO 8601 UTC', async () => {
    const [row] = (await get(urlOf('limit=1'))).json();
    expect(row[time]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});

test.each(['1', '200'])('a limit of %s is accepted', async (limit) => {
  expect((await get(`/api/admin/leads?limit=${limit}`)).json()).toHaveLength(Math.min(Number(limit), rowCount));
});

describe('refused with 400', () => {
  const sentence = 'limit must be a whole number from 1 to 200.';

  test.each(['0', '-1', '201', '1.5', 'ten', '', 'NaN', 'Infinity', '1e9', '5&limit=6'])('limit=%s', async (limit) => {
    for (const [path] of lists) {
      const response = await get(`${path.replace(':botId', botId)}?limit=${limit}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ message: sentence, errors: [{ path: 'limit', message: sentence }] });
    }
  });

  const asCursor = (text: string): string => Buffer.from(text).toString('base64url');

  test.each([
    ['made up', 'made-up'],
    ['empty', ''],
    ['not a time', asCursor('yesterday id')],
    ['no id', asCursor('2026-01-01T00:00:00.000Z')],
    ['a day that does not exist', asCursor('2026-02-31T00:00:00.000Z id')],
    ['a month that does not exist', asCursor('2026-13-01T00:00:00.000Z id')],
    ['the year nought', asCursor('0000-01-01T00:00:00.000Z id')],
    ['a null byte', asCursor('2026-01-01T00:00:00.000Z a\u0000b')],
    ['SQL', asCursor("2026-01-01T00:00:00.000Z ');drop")],
    ['too long', 'a'.repeat(201)],
  ])('a cursor that is %s', async (_what, cursor) => {
    const response = await get(`/api/admin/leads?cursor=${cursor}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: expect.any(String), errors: [{ path: 'cursor' }] });
  });
});

test.each(['/api/bots', '/api/locations', '/api/admin/locations', '/api/admin/users'])('%s pages too', async (path) => {
  for (let i = 0; i < 3; i++) {
    await makeLocation(app, admin);
    await makeBot(app, admin);
    await makeOperator(app, 'user');
  }
  const pages = await readPages(`${path}?limit=2`);
  const ids = pages.flat().map((row) => row.id);
  expect(pages.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    (await get(`${path}?limit=200`))
      .json()
      .slice(0, ids.length)
      .map((row: Row) => row.id),
  );
});
