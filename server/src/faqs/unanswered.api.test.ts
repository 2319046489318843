import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBot, makeFaq, makeLocation, makeOperator, makeUnanswered, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let botId: string;
let locationId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  locationId = (await makeLocation(app, admin)).id;
  botId = (await makeBot(app, admin, { locationId })).id;
});

async function ask(question: string, count = 1): Promise<string> {
  const id = await makeUnanswered(app, { botId, locationId, question, count });
  app.clock.advance(1000);
  return id;
}

const list = async (query = `locationId=${locationId}`, cookie = admin.cookie) =>
  (await app.call('GET', `/api/admin/unanswered?${query}`, { cookie })).json();

test('lists questions, latest first, with their counts', async () => {
  const [older, newer] = [await ask('Is there a moon door?', 3), await ask('Do you have a pool?')];
  expect(await list()).toEqual([
    expect.objectContaining({ id: newer, question: 'Do you have a pool?', count: 1, botId, locationId }),
    expect.objectContaining({ id: older, question: 'Is there a moon door?', count: 3 }),
  ]);
});

test('an FAQ created from a question removes only that question from the list', async () => {
  const [made, left] = [await ask('Is there a moon door?'), await ask('Do you have a pool?')];
  await makeFaq(app, admin, botId, { question: 'Is there a moon door?', unansweredId: made });
  expect(await list()).toEqual([expect.objectContaining({ id: left })]);
});

test('the question of another bot stays', async () => {
  const id = await ask('Is there a moon door?');
  const other = await makeBot(app, admin);
  const faq = await makeFaq(app, admin, other.id, { unansweredId: id });
  expect(faq.botId).toBe(other.id);
  expect(await list()).toHaveLength(1);
});

test.each([null, '', 'nothing'])('an unansweredId of %j still creates an FAQ', async (unansweredId) => {
  await ask('Is there a moon door?');
  expect((await makeFaq(app, admin, botId, { unansweredId })).botId).toBe(botId);
  expect(await list()).toHaveLength(1);
});

test('a user sees only those of their own location', async () => {
  await ask('Is there a moon door?');
  const own = await makeOperator(app, 'user', locationId);
  const stranger = await makeOperator(app, 'user', (await makeLocation(app, admin)).id);
  expect(await list('', own.cookie)).toHaveLength(1);
  expect(await list('', stranger.cookie)).toEqual([]);
  expect(await list(`locationId=${locationId}`, stranger.cookie)).toEqual([]);
});

const dismiss = (id: string) => app.call('DELETE', `/api/admin/unanswered/${id}`, { cookie: admin.cookie });

test('a dismissed question leaves the list, and the others stay', async () => {
  const [dismissed, left] = [await ask('Is there a moon door?'), await ask('Do you have a pool?')];
  const response = await dismiss(dismissed);
  expect([response.statusCode, response.json()]).toEqual([200, { message: 'Question dismissed successfully' }]);
  expect(await list()).toEqual([expect.objectContaining({ id: left })]);
});

test('a dismissed question that is asked again returns with a new count', async () => {
  const message = 'Do you polish trombones?';
  const chat = () => app.call('POST', `/api/chat/${botId}`, { body: { message, sessionId: 's' } });
  await chat();
  await chat();
  const [{ id }] = await list();
  await dismiss(id);
  await chat();
  expect(await list()).toEqual([expect.objectContaining({ question: message, count: 1 })]);
});

test('dismissing an unknown question is 404', async () => {
  const response = await dismiss('nothing');
  expect([response.statusCode, response.json()]).toEqual([404, { message: 'The question was not found.' }]);
});
