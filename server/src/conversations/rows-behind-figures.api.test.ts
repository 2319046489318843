import type { DailyAnalytics, PeriodFigures, TopQuestions } from '@chat-module/contract/analytics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot, makeFaq, makeLocation, makeOperator, type SignedIn, signIn } from '../testing/factories.ts';
import { say as sayOfModel, startModelServer } from '../testing/model-server.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let botId: string;
let oldPlace: string;
let user: SignedIn;

const read = async <T>(url: string, { cookie }: SignedIn = admin): Promise<T> => {
  const response = await app.call('GET', url, { cookie });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

let count = 0;
const ask = async (message: string, at: string, bot = botId, sessionId = `visit-${++count}`) => {
  app.clock.set(at);
  const response = await app.call('POST', `/api/chat/${bot}`, { body: { message, sessionId } });
  return { sessionId, conversationId: response.json().conversationId as string };
};

const rate = async (at: string, rating: number) => {
  const answer = await ask(padlocks, at);
  await app.call('POST', `/api/chat/${botId}/rating`, { body: { ...answer, rating } });
};

const padlocks = 'Do you sell padlocks?';
const unanswerable = 'Do you keep a unicorn?';

/** A bot that moved from Los Angeles to Auckland, with visits on either side of midnight, and a neighbor with its own. */
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  oldPlace = (await makeLocation(app, admin, { timezone: 'America/Los_Angeles' })).id;
  const newPlace = (await makeLocation(app, admin, { timezone: 'Pacific/Auckland' })).id;
  const elsewhere = (await makeLocation(app, admin, { timezone: 'America/Los_Angeles' })).id;
  botId = (await makeBot(app, admin, { locationId: oldPlace })).id;
  const neighbor = (await makeBot(app, admin, { locationId: elsewhere })).id;
  for (const owner of [botId, neighbor]) await makeFaq(app, admin, owner, { question: padlocks });
  await makeFaq(app, admin, botId, { question: 'May I store a piano?', answer: 'Yes, in a heated unit.' });
  user = await makeOperator(app, 'user', newPlace);
  await ask(padlocks, '2026-03-03T07:30:00.000Z');
  await ask(padlocks, '2026-03-03T08:30:00.000Z');
  await ask('May I store a piano?', '2026-03-03T16:10:00.000Z');
  await ask('What is your phone number?', '2026-03-03T16:20:00.000Z');
  await ask(padlocks, '2026-03-03T16:30:00.000Z', neighbor);
  await ask(unanswerable, '2026-03-10T15:30:00.000Z');
  await rate('2026-03-10T15:40:00.000Z', 5);
  await rate('2026-03-10T15:50:00.000Z', 1);
  app.clock.set('2026-03-11T00:00:00.000Z');
  admin = { ...admin, cookie: await signIn(app, admin.username) };
  await app.call('PUT', `/api/bots/${botId}`, { cookie: admin.cookie, body: { locationId: newPlace } });
  await ask(padlocks, '2026-03-16T19:30:00.000Z');
  await ask(unanswerable, '2026-03-16T20:30:00.000Z');
  const sized = { message: 'Small', sessionId: 'sized', messageType: 'roomSelection', roomType: 'small' };
  await app.call('POST', `/api/chat/${botId}`, { body: sized });
  admin = { ...admin, cookie: await signIn(app, admin.username) };
  user = { ...user, cookie: await signIn(app, user.username) };
});
afterAll(() => app.close());

/** Of the list, which agrees with its count. */
const rowsOf = async (list: string, query: string, reader = admin) => {
  const { length } = await read<object[]>(`/api/admin/${list}?botId=${botId}&${query}`, reader);
  const counted = await read(`/api/admin/${list}/count?botId=${botId}&${query}`, reader);
  expect(counted).toEqual({ count: length, isMore: false });
  return length;
};

const figuresOf = (reader: SignedIn) => read<PeriodFigures>(`/api/analytics/figures?botId=${botId}&days=30`, reader);

describe.each([
  ['an admin', () => admin, 10],
  ['a user of the new location', () => user, 3],
] as const)('%s finds as many rows as', (_who, who, total) => {
  const inPeriod = async (query: string) => {
    const { from, to } = await figuresOf(who());
    return `from=${from}&to=${to}&${query}`;
  };
  const messages = async (query: string) => rowsOf('conversations', await inPeriod(query), who());
  const visits = async (query: string) => rowsOf('conversations/sessions', await inPeriod(query), who());

  test('each day and source has', async () => {
    const days = await read<DailyAnalytics[]>(`/api/bots/${botId}/analytics?days=30`, who());
    for (const day of days) {
      const on = (query: string) => rowsOf('conversations', `from=${day.date}&to=${day.date}&${query}`, who());
      expect(await on(''), day.date).toBe(day.conversationCount);
      expect(await on('source=faq'), day.date).toBe(day.faqMatches);
      expect(await on('source=website'), day.date).toBe(day.websiteMatches);
      expect(await on('source=page'), day.date).toBe(day.pageMatches);
      expect(await on('source=record'), day.date).toBe(day.websiteMatches - day.pageMatches);
      expect(await on('source=unanswered'), day.date).toBe(day.unanswered);
      const named = day.faqMatches + day.websiteMatches + day.aiResponses + day.unanswered;
      expect(await on('source=other'), day.date).toBe(day.conversationCount - named);
    }
    expect(days.reduce((sum, { conversationCount }) => sum + conversationCount, 0)).toBe(total);
  });

  test('each hour of the week has', async () => {
    const { hours } = await figuresOf(who());
    for (const { weekday, hour, visits: counted } of hours)
      expect(await visits(`weekday=${weekday}&hour=${hour}`), `${weekday} ${hour}`).toBe(counted);
    expect(hours.length).toBeGreaterThan(0);
  });

  test('each FAQ has answered', async () => {
    const { faqs } = await read<TopQuestions>(`/api/bots/${botId}/questions?days=30`, who());
    for (const { id, uses } of faqs) expect(await messages(`faqId=${id}`)).toBe(uses);
    expect(faqs.length).toBeGreaterThan(0);
  });

  test('the figures of the period have', async () => {
    const { figures } = await figuresOf(who());
    expect(await messages('')).toBe(figures.conversations);
    expect(await messages('source=faq')).toBe(figures.faqMatches);
    expect(await messages('source=unanswered')).toBe(figures.unanswered);
    expect(await messages('rating=any')).toBe(figures.ratings);
    expect(await messages('rating=down')).toBe(figures.ratedDown);
    expect(await messages('rating=up')).toBe(figures.ratings - figures.ratedDown);
    expect(await visits('')).toBe(figures.visits);
    expect(await visits('reached=size')).toBe(figures.sizeVisits);
    expect(await visits('reached=after_hours')).toBe(figures.afterHoursVisits);
    expect(await visits('badge=reserved')).toBe(figures.reservedVisits);
  });
});

test('an AI response is found by its source', async () => {
  const { url } = await startModelServer(sayOfModel('Please call our office at (541) 555-0123.'));
  const withModel = await startTestApp({ OPENAI_BASE_URL: url, OPENAI_API_KEY: 'sk-of-the-product' });
  const { cookie } = await makeOperator(withModel, 'admin');
  const asAdmin = { cookie } as SignedIn;
  const { id: locationId } = await makeLocation(withModel, asAdmin);
  const bot = await makeBot(withModel, asAdmin, { locationId });
  const body = { message: 'Does a grand harp stay in tune with you?', sessionId: 'a' };
  await withModel.call('POST', `/api/chat/${bot.id}`, { body });
  const listed = async (source: string) =>
    (await withModel.call('GET', `/api/admin/conversations?botId=${bot.id}&source=${source}`, { cookie })).json();
  expect([(await listed('ai')).length, (await listed('unanswered')).length]).toEqual([1, 0]);
});

describe('the filters', () => {
  test('page by key, and a cursor serves only its own filter', async () => {
    const path = `/api/admin/conversations?botId=${botId}&source=faq&limit=2`;
    const first = await app.call('GET', path, { cookie: admin.cookie });
    const cursor = first.headers['x-next-cursor'];
    const second = await app.call('GET', `${path}&cursor=${cursor}`, { cookie: admin.cookie });
    const ids = [first, second].flatMap((page) => page.json().map(({ id }: { id: string }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
    const foreign = `/api/admin/conversations?botId=${botId}&source=record&cursor=${cursor}`;
    expect((await app.call('GET', foreign, { cookie: admin.cookie })).statusCode).toBe(400);
  });

  test('of several locations and of a bot show only what the reader may see', async () => {
    const stranger = await makeOperator(app, 'user', (await makeLocation(app, admin)).id);
    for (const list of ['conversations?source=faq&', 'conversations?', 'conversations/sessions?'])
      expect(await read(`/api/admin/${list}botId=${botId}`, stranger)).toEqual([]);
    const hour = 'weekday=2&hour=8&from=2026-03-01&to=2026-03-20';
    const ofPlace = (reader: SignedIn) =>
      read(`/api/admin/conversations/sessions?locationId=${oldPlace}&${hour}`, reader);
    expect(await ofPlace(admin)).toHaveLength(5);
    expect(await ofPlace(stranger)).toEqual([]);
  });

  test.each([
    ['conversations?source=model', 'source must be one of: faq, website, record, page, ai, unanswered, other.'],
    ['conversations?rating=3', 'rating must be one of: up, down, any.'],
    ['conversations/sessions?hour=24', 'hour must be a whole number from 0 to 23.'],
    ['conversations/sessions?weekday=', 'weekday must be a whole number from 0 to 6.'],
    ['conversations/sessions?weekday=2', 'weekday and hour go together.'],
    ['conversations/sessions?weekday=2&hour=8', 'weekday and hour need from and to, at most 366 days.'],
    [
      'conversations/sessions?weekday=2&hour=8&from=2025-03-01&to=2026-03-02',
      'weekday and hour need from and to, at most 366 days.',
    ],
  ])('%s is refused with 400', async (query, message) => {
    const response = await app.call('GET', `/api/admin/${query}`, { cookie: admin.cookie });
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });
});
