import type { QuestionGroup } from '@chat-module/contract/question-groups';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  makeBot,
  makeFaq,
  makeFaqSet,
  makeLocation,
  makeManager,
  makeOperator,
  makeSetFaq,
  makeUnanswered,
  type SignedIn,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let harbor: Place;
let hill: Place;

interface Place {
  readonly locationId: string;
  readonly botId: string;
}

async function makePlace(): Promise<Place> {
  const { id: locationId } = await makeLocation(app, admin);
  return { locationId, botId: (await makeBot(app, admin, { locationId })).id };
}

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.context.db.deleteFrom('unansweredQuestions').execute();
  harbor = await makePlace();
  hill = await makePlace();
});

async function asked(place: Place, question: string, count = 1): Promise<string> {
  const id = await makeUnanswered(app, { ...place, question, questionKey: question.toLowerCase(), count });
  app.clock.advance(1000);
  return id;
}

async function call(method: 'GET' | 'POST', url: string, body?: unknown, cookie = admin.cookie) {
  const response = await app.call(method, url, { cookie, body });
  return { status: response.statusCode, body: response.json() };
}

const groups = async (cookie = admin.cookie): Promise<QuestionGroup[]> =>
  (await call('GET', '/api/admin/unanswered/groups', undefined, cookie)).body;
const questionsOf = (group: QuestionGroup | undefined) => group?.questions.map(({ question }) => question);
const left = async () => (await call('GET', '/api/admin/unanswered')).body;
const answer = (body: object, cookie?: string) => call('POST', '/api/admin/unanswered/answer', body, cookie);

const pools = ['Do you have a swimming pool?', 'is there a swimming pool', 'Swimming pool on site?'];

test('groups questions of all bots by meaning, the most asked first', async () => {
  await asked(harbor, 'Can I keep bees in my unit?', 5);
  await asked(harbor, pools[0] ?? '', 2);
  await asked(hill, pools[1] ?? '', 3);
  await asked(hill, pools[2] ?? '', 1);
  const [most, other, ...none] = await groups();
  expect(none).toEqual([]);
  expect(most).toMatchObject({ question: pools[1], count: 6 });
  expect(questionsOf(most)).toEqual([pools[1], pools[0], pools[2]]);
  expect(other).toMatchObject({ question: 'Can I keep bees in my unit?', count: 5, id: other?.questions[0]?.id });
});

test('the same words at two bots are one group, whatever else was asked', async () => {
  for (const place of [harbor, hill]) await asked(place, 'Do you polish trombones?');
  for (const question of pools) await asked(hill, question);
  expect((await groups()).map(({ count }) => count)).toEqual([3, 2]);
});

test('operators see the questions of their locations only', async () => {
  await asked(harbor, pools[0] ?? '');
  await asked(hill, pools[1] ?? '');
  const manager = await makeManager(app, [hill.locationId]);
  expect((await groups(manager.cookie)).map(questionsOf)).toEqual([[pools[1]]]);
  const foreign = await call(
    'GET',
    `/api/admin/unanswered/groups?locationId=${harbor.locationId}`,
    undefined,
    manager.cookie,
  );
  expect(foreign.body).toEqual([]);
});

test('one answer becomes an FAQ of each chosen bot and closes their questions', async () => {
  const ids = [await asked(harbor, pools[0] ?? ''), await asked(hill, pools[1] ?? '')];
  const third = await makePlace();
  const open = await asked(third, pools[2] ?? '');
  const answered = await answer({
    questionIds: [...ids, open],
    question: 'Is there a pool?',
    answer: 'No pool, sorry.',
    botIds: [harbor.botId, hill.botId],
  });
  expect(answered).toEqual({ status: 200, body: { created: 2, answered: 2 } });
  expect(await left()).toMatchObject([{ id: open }]);
  for (const { botId } of [harbor, hill]) {
    const chat = await app.call('POST', `/api/chat/${botId}`, {
      body: { message: 'Is there a pool?', sessionId: 's' },
    });
    expect(chat.json().response).toBe('No pool, sorry.');
  }
});

test('one answer in a set closes the questions of the bots that use it', async () => {
  const ids = [await asked(harbor, pools[0] ?? ''), await asked(hill, pools[1] ?? '')];
  const set = await makeFaqSet(app, admin, [harbor.botId]);
  const body = { questionIds: ids, question: 'Is there a pool?', answer: 'No.', setId: set.id };
  expect(await answer(body)).toEqual({ status: 200, body: { created: 1, answered: 1 } });
  expect(await left()).toMatchObject([{ id: ids[1] }]);
  expect((await call('GET', `/api/faqs?setId=${set.id}`)).body).toMatchObject([{ answer: 'No.' }]);
});

test.each([
  [{}, 'Choose at least one bot or an FAQ set.'],
  [{ botIds: ['nothing'] }, 'This bot does not exist.'],
  [{ setId: 'nothing' }, 'This FAQ set does not exist.'],
  [{ botIds: ['one'], setId: 'two' }, 'Choose bots or an FAQ set, not both.'],
  [{ botIds: ['one'], answer: ' ' }, 'Answer is required.'],
  [{ botIds: ['one'], questionIds: [] }, 'Choose at least one question.'],
])('an answer with %j is refused and changes nothing', async (fields, message) => {
  const id = await asked(harbor, pools[0] ?? '');
  const refused = await answer({ questionIds: [id], question: 'Pool?', answer: 'No.', ...fields });
  expect([refused.status, refused.body.message]).toEqual([400, message]);
  expect(await left()).toHaveLength(1);
});

test("a manager answers for their own bots and not for another's", async () => {
  const ids = [await asked(harbor, pools[0] ?? ''), await asked(hill, pools[1] ?? '')];
  const { cookie } = await makeManager(app, [hill.locationId]);
  const body = { questionIds: ids, question: 'Pool?', answer: 'No.' };
  expect(await answer({ ...body, botIds: [harbor.botId, hill.botId] }, cookie)).toMatchObject({ status: 400 });
  expect(await left()).toHaveLength(2);
  expect((await answer({ ...body, botIds: [hill.botId] }, cookie)).body).toEqual({ created: 1, answered: 1 });
});

test('a group is dismissed at once, within the locations of the operator', async () => {
  const questionIds = [await asked(harbor, pools[0] ?? ''), await asked(hill, pools[1] ?? '')];
  const { cookie } = await makeManager(app, [hill.locationId]);
  const dismiss = (by: string) => call('POST', '/api/admin/unanswered/dismiss', { questionIds }, by);
  expect((await dismiss(cookie)).body).toEqual({ dismissed: 1 });
  expect(await left()).toMatchObject([{ id: questionIds[0] }]);
  expect((await dismiss(admin.cookie)).body).toEqual({ dismissed: 1 });
  const [entry] = (await call('GET', '/api/admin/audit-log?limit=1')).body;
  expect(entry).toMatchObject({ action: 'deleted', kind: 'question', changes: [{ field: 'questions', to: '1' }] });
});

test("suggests another bot's or a set's answer with its source", async () => {
  const id = await asked(hill, 'Do you have hand trucks I could rent?');
  const suggestion = async (cookie = admin.cookie) =>
    (await call('GET', `/api/admin/unanswered/${id}/suggestion`, undefined, cookie)).body.suggestion;
  await app.context.db.deleteFrom('faqs').execute();
  const { cookie } = await makeManager(app, [hill.locationId]);
  expect(await suggestion(cookie)).toBeNull();
  const fields = { question: 'Do you rent hand trucks?', answer: 'Hand trucks are free.' };
  await makeFaq(app, admin, harbor.botId, fields);
  expect(await suggestion()).toMatchObject({ kind: 'faq', ...fields, owner: expect.stringMatching(/^Bot/) });
  expect(await suggestion(cookie)).toBeNull();
});

test('suggests an answer by meaning, without a word in common', async () => {
  const id = await asked(hill, 'can i use a lift to reach upstairs units');
  await app.context.db.deleteFrom('faqs').execute();
  const fields = { question: 'Is there an elevator?', answer: 'Yes, two freight elevators beside the loading dock.' };
  await makeFaq(app, admin, hill.botId, fields);
  for (const question of ['When are rents due?', 'May I bring my dog?', 'Which locks fit?'])
    await makeFaq(app, admin, hill.botId, { question, answer: 'Please ask at the office.' });
  const { cookie } = await makeManager(app, [hill.locationId, harbor.locationId]);
  const { body } = await call('GET', `/api/admin/unanswered/${id}/suggestion`, undefined, cookie);
  expect(body.suggestion).toMatchObject({ kind: 'faq', ...fields });
});

test('suggests the FAQs of sets too', async () => {
  const id = await asked(hill, 'Do you have hand trucks I could rent?');
  await app.context.db.deleteFrom('faqs').execute();
  const set = await makeFaqSet(app, admin, [harbor.botId]);
  const faq = await makeSetFaq(app, admin, set.id);
  const { cookie } = await makeManager(app, [hill.locationId, harbor.locationId]);
  const { body } = await call('GET', `/api/admin/unanswered/${id}/suggestion`, undefined, cookie);
  expect(body.suggestion).toMatchObject({ kind: 'faq', answer: faq.answer, owner: set.name });
});

test('a suggestion for an unknown question is 404', async () => {
  expect(await call('GET', '/api/admin/unanswered/nothing/suggestion')).toEqual({
    status: 404,
    body: { message: 'The question was not found.' },
  });
});
