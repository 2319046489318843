import type { DailyAnalytics } from '@chat-module/contract/analytics';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBot } from '../bots/bots.store.ts';
import { daysBefore } from '../calendar.ts';
import { newId } from '../ids.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';
import { type CountedTurn, countRating, countTurns } from './daily-analytics.store.ts';
import { totalOf } from './read-overview.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const get = (url: string, cookie = admin.cookie) => app.call('GET', url, { cookie });

const locationOf = async (botId: string) => (await findBot(app.context.db, botId))?.locationId ?? null;

const count = async (turn: Pick<CountedTurn, 'botId' | 'date'> & Partial<CountedTurn>) => {
  const locationId = await locationOf(turn.botId);
  await countTurns(app.context.db, [
    { locationId, responseTimeMs: 100, responseSource: 'faq', sources: '[]', ...turn },
  ]);
};

const rate = async (botId: string, date: string, rating: number, before: number | null = null) =>
  countRating(app.context.db, { botId, locationId: await locationOf(botId), date, rating, before });

describe('GET /api/analytics/overview', () => {
  beforeEach(() => app.context.db.deleteFrom('bots').execute());

  const overview = async (cookie = admin.cookie) => (await get('/api/analytics/overview', cookie)).json();
  const botAt = async (timezone: string) => {
    const { id: locationId } = await makeLocation(app, admin, { timezone });
    return { botId: (await makeBot(app, admin, { locationId })).id, locationId };
  };

  test('without data shows the defaults', async () => {
    expect(await overview()).toEqual({
      conversationsToday: 0,
      avgResponseTime: '0s',
      avgSatisfactionRate: '0%',
      faqMatchesToday: 0,
      aiResponsesToday: 0,
      websiteMatchesToday: 0,
      lastWeek: { conversations: 0, avgResponseTime: null, satisfactionRate: null },
      weekBefore: { conversations: 0, avgResponseTime: null, satisfactionRate: null },
    });
  });

  test('counts today, averages the last 30 days', async () => {
    const { botId } = await botAt('America/Los_Angeles');
    for (const responseSource of ['faq', 'faq', 'ai', 'website', 'unit_details'] as const) {
      await count({ botId, date: '2026-03-10', responseSource, responseTimeMs: 500 });
    }
    await count({ botId, date: '2026-03-09', responseTimeMs: 2500 });
    await count({ botId, date: '2026-02-08', responseTimeMs: 1_000_000 });
    await rate(botId, '2026-03-10', 5);
    await rate(botId, '2026-03-09', 1);
    expect(await overview()).toMatchObject({
      conversationsToday: 5,
      avgResponseTime: '833ms',
      avgSatisfactionRate: '50%',
      faqMatchesToday: 2,
      aiResponsesToday: 1,
      websiteMatchesToday: 1,
    });
  });

  test('compares the seven days before today with the seven before those', async () => {
    const { botId } = await botAt('UTC');
    for (const date of [
      '2026-03-10',
      '2026-02-23',
      '2026-02-24',
      '2026-03-02',
      '2026-03-03',
      '2026-03-09',
      '2026-03-09',
    ])
      await count({ botId, date, responseTimeMs: date < '2026-03-03' ? 300 : 200 });
    await rate(botId, '2026-03-09', 5);
    await rate(botId, '2026-03-02', 1);
    expect(await overview()).toMatchObject({
      lastWeek: { conversations: 3, avgResponseTime: 200, satisfactionRate: 1 },
      weekBefore: { conversations: 2, avgResponseTime: 300, satisfactionRate: 0 },
    });
  });

  test('from one second on the response time is in seconds with two decimals', async () => {
    const { botId } = await botAt('UTC');
    await count({ botId, date: '2026-03-10', responseTimeMs: 1254 });
    expect((await overview()).avgResponseTime).toBe('1.25s');
  });

  test("today is each location's own day", async () => {
    app.clock.set('2026-03-10T03:00:00.000Z');
    const [west, east] = [await botAt('America/Los_Angeles'), await botAt('Pacific/Auckland')];
    for (const date of ['2026-03-08', '2026-03-09', '2026-03-10']) {
      await count({ botId: west.botId, date });
      await count({ botId: east.botId, date });
      await count({ botId: east.botId, date });
    }
    expect((await overview()).conversationsToday).toBe(1 + 2);
    app.clock.set('2026-03-10T15:00:00.000Z');
  });

  test('a bot without a location counts too, for admins', async () => {
    const { id: botId } = await makeBot(app, admin);
    await count({ botId, date: '2026-03-10' });
    expect((await overview()).conversationsToday).toBe(1);
  });

  test('a user sees the figures of their own location alone', async () => {
    const [mine, other] = [await botAt('UTC'), await botAt('UTC')];
    await count({ botId: mine.botId, date: '2026-03-10' });
    await count({ botId: other.botId, date: '2026-03-10', responseTimeMs: 9000 });
    const own = await makeOperator(app, 'user', mine.locationId);
    const nowhere = await makeOperator(app, 'user', null);
    expect(await overview(own.cookie)).toMatchObject({ conversationsToday: 1, avgResponseTime: '100ms' });
    expect(await overview(nowhere.cookie)).toMatchObject({ conversationsToday: 0, avgResponseTime: '0s' });
  });
});

if (process.env.TEST_DATABASE === 'postgres')
  test('the overview does not read the days of earlier years', async () => {
    const own = await startTestApp({ RATE_LIMITS: 'off' });
    const operator = await makeOperator(own, 'admin');
    const { db } = own.context;
    const dates = Array.from({ length: 1000 }, (_, days) => daysBefore('2026-03-10', days));
    for (let bots = 0; bots < 15; bots++) {
      const { id: locationId } = await makeLocation(own, operator, { timezone: 'Asia/Tokyo' });
      const { id: botId } = await makeBot(own, operator, { locationId });
      const figures = { conversationCount: 1, responseTimeSumMs: 100, ratingCount: 0, ratingSum: 0 };
      const matches = { faqMatches: 0, aiResponses: 0, websiteMatches: 0, pageMatches: 0, unanswered: 0 };
      const rows = dates.map((date) => ({ id: newId(), botId, locationId, date, ...figures, ...matches }));
      await db.insertInto('dailyAnalytics').values(rows).execute();
    }
    await sql`analyze`.execute(db);
    const plan = JSON.stringify(await totalOf(db, { all: true }, 'Asia/Tokyo', '2026-03-10').explain());
    expect(plan).toContain('on daily_analytics ');
    expect(plan).not.toContain('Seq Scan on daily_analytics ');
  });

describe('GET /api/bots/{id}/analytics', () => {
  test('gives one row a day, newest first', async () => {
    const { id: botId } = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
    await count({ botId, date: '2026-03-09', responseSource: 'ai', responseTimeMs: 1000 });
    await count({ botId, date: '2026-03-10', responseTimeMs: 100 });
    await count({ botId, date: '2026-03-10', responseTimeMs: 201, responseSource: 'website' });
    await count({ botId, date: '2026-03-09', responseSource: 'unanswered', responseTimeMs: 1000 });
    const page = JSON.stringify([{ kind: 'page', id: '1', label: 'Hours' }]);
    await count({ botId, date: '2026-03-09', responseSource: 'website', sources: page, responseTimeMs: 1000 });
    await rate(botId, '2026-03-10', 5);
    await rate(botId, '2026-03-10', 1, 5);
    await rate(botId, '2026-03-10', 5);
    const none = { faqMatches: 0, aiResponses: 0, websiteMatches: 0, pageMatches: 0, unanswered: 0 };
    expect((await get(`/api/bots/${botId}/analytics`)).json()).toEqual([
      {
        id: expect.any(String),
        botId,
        date: '2026-03-10',
        conversationCount: 2,
        avgResponseTime: 151,
        avgSatisfactionRating: 3,
        ...none,
        faqMatches: 1,
        websiteMatches: 1,
      },
      {
        id: expect.any(String),
        botId,
        date: '2026-03-09',
        conversationCount: 3,
        avgResponseTime: 1000,
        avgSatisfactionRating: null,
        ...none,
        aiResponses: 1,
        websiteMatches: 1,
        pageMatches: 1,
        unanswered: 1,
      },
    ]);
  });

  test('loses none of many simultaneous turns', async () => {
    const { id: botId } = await makeBot(app, admin);
    await Promise.all(Array.from({ length: 20 }, () => count({ botId, date: '2026-03-10' })));
    const [row]: DailyAnalytics[] = (await get(`/api/bots/${botId}/analytics`)).json();
    expect(row?.conversationCount).toBe(20);
  });

  test.each([
    ['', 90],
    ['?days=1', 1],
    ['?days=7', 7],
    ['?days=30', 30],
    ['?days=366', 366],
  ])('%j covers %i days, including today', async (query, days) => {
    const { id: botId } = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
    const dayAgo = (n: number) =>
      new Date(Date.parse('2026-03-10T00:00:00Z') - n * 86_400_000).toISOString().slice(0, 10);
    const dates = [-1, 0, days - 1, days].map(dayAgo);
    for (const date of new Set(dates)) await count({ botId, date });
    const rows: DailyAnalytics[] = (await get(`/api/bots/${botId}/analytics${query}`)).json();
    expect(rows.map((row) => row.date)).toEqual([...new Set([dayAgo(0), dayAgo(days - 1)])]);
  });

  test.each(['analytics', 'export'])('%s refuses bad days with 400', async (what) => {
    const { id } = await makeBot(app, admin);
    const message = 'days must be a whole number from 1 to 366.';
    for (const days of ['0', '-7', '367', '1.5', 'week', '', '7&days=30']) {
      const response = await get(`/api/bots/${id}/${what}?days=${days}`);
      expect(response.statusCode, `days=${days}`).toBe(400);
      expect(response.json()).toEqual({ message, errors: [{ path: 'days', message }] });
    }
  });
});

describe('the day of a conversation', () => {
  test.each([
    ['America/Los_Angeles', '2026-03-10T06:59:00.000Z', '2026-03-09'],
    ['America/Los_Angeles', '2026-03-10T07:01:00.000Z', '2026-03-10'],
    ['Pacific/Auckland', '2026-03-10T12:00:00.000Z', '2026-03-11'],
  ])('in %s at %s is %s', async (timezone, instant, date) => {
    const { id: botId } = await makeBot(app, admin, { locationId: (await makeLocation(app, admin, { timezone })).id });
    app.clock.set(instant);
    const body = { message: 'When do you open?', sessionId: 's' };
    expect((await app.call('POST', `/api/chat/${botId}`, { body })).statusCode).toBe(200);
    const rows: DailyAnalytics[] = (await get(`/api/bots/${botId}/analytics`)).json();
    expect(rows.map((row) => [row.date, row.conversationCount])).toEqual([[date, 1]]);
    app.clock.set('2026-03-10T15:00:00.000Z');
  });
});
