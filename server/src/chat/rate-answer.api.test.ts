import type { DailyAnalytics } from '@chat-module/contract/analytics';
import type { Conversation } from '@chat-module/contract/conversations';
import { expect, test } from 'vitest';
import { makeBot, makeLocation, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';

async function setScene() {
  const app = await startTestApp();
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id });
  const ask = async (sessionId = 'visitor-1'): Promise<string> => {
    const body = { message: 'what is your address', sessionId };
    return (await app.call('POST', `/api/chat/${bot.id}`, { body })).json().conversationId;
  };
  const rate = (conversationId: unknown, rating: unknown, sessionId: unknown = 'visitor-1', botId = bot.id) =>
    app.call('POST', `/api/chat/${botId}/rating`, { body: { sessionId, conversationId, rating } });
  const ratings = async () => {
    const [conversations, days] = await Promise.all([
      app.call('GET', `/api/bots/${bot.id}/conversations`, { cookie: admin.cookie }),
      app.call('GET', `/api/bots/${bot.id}/analytics`, { cookie: admin.cookie }),
    ]);
    return {
      given: conversations.json<Conversation[]>().map((it) => it.satisfactionRating),
      daily: days.json<DailyAnalytics[]>().map((it) => it.avgSatisfactionRating),
    };
  };
  return { app, admin, bot, ask, rate, ratings };
}

test('a rating is stored, a second one replaces it, and the day follows', async () => {
  const { ask, rate, ratings } = await setScene();
  const first = await ask();
  const second = await ask();
  expect((await rate(first, 5)).json()).toEqual({ conversationId: first, satisfactionRating: 5 });
  expect(await ratings()).toEqual({ given: [null, 5], daily: [5] });
  await rate(second, 1);
  expect(await ratings()).toEqual({ given: [1, 5], daily: [3] });
  await rate(second, 5);
  await rate(second, 5);
  expect(await ratings()).toEqual({ given: [5, 5], daily: [5] });
});

test('a rating given later belongs to the day of the conversation', async () => {
  const { app, ask, rate, ratings } = await setScene();
  const first = await ask();
  app.clock.advance(36 * 60 * 60 * 1000);
  await ask();
  await rate(first, 1);
  expect((await ratings()).daily).toEqual([null, 1]);
});

test('many ratings of one answer at once count as one', async () => {
  const { ask, rate, ratings } = await setScene();
  const [first] = [await ask(), await ask()];
  await Promise.all(Array.from({ length: 10 }, (_, at) => rate(first, at % 2 === 0 ? 1 : 5)));
  const { given, daily } = await ratings();
  expect(daily).toEqual([given[1]]);
});

test('every refusal is named', async () => {
  const { app, admin, ask, rate, ratings } = await setScene();
  const answer = await ask();
  const other = await makeBot(app, admin);
  for (const rating of [0, 3, 6, '5', null, undefined]) expect((await rate(answer, rating)).statusCode).toBe(400);
  expect((await rate(answer, 5, '')).statusCode).toBe(400);
  expect((await rate(undefined, 5)).statusCode).toBe(400);
  expect((await rate('nobody-knows', 5)).statusCode).toBe(404);
  expect((await rate(answer, 5, "another visitor's session")).statusCode).toBe(404);
  expect((await rate(answer, 5, 'visitor-1', other.id)).statusCode).toBe(404);
  expect((await rate(answer, 5, 'visitor-1', 'nobody-knows')).statusCode).toBe(404);
  expect(await ratings()).toEqual({ given: [null], daily: [null] });
});
