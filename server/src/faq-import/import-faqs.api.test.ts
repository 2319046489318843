import type { Faq } from '@chat-module/contract/faqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot, makeFaq, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

interface Listed {
  readonly overwrite?: unknown;
  readonly question: string;
  readonly answer: string;
  readonly category?: string;
  readonly questionEs?: string;
  readonly answerEs?: string;
}

async function openBot() {
  const { id } = await makeBot(app, admin);
  const send = (faqs: readonly Listed[]) =>
    app.call('POST', `/api/bots/${id}/import-faqs`, { cookie: admin.cookie, body: { faqs } });
  const rows = async (): Promise<Faq[]> =>
    (await app.call('GET', `/api/faqs?botId=${id}`, { cookie: admin.cookie })).json();
  const stored = async (): Promise<Listed[]> => {
    return (await rows())
      .map(({ question, answer, category }) => ({ question, answer, category }))
      .sort((a, b) => a.question.localeCompare(b.question));
  };
  return { id, send, stored, rows };
}

test('a list is added, and a second time nothing changes', async () => {
  const { send, stored } = await openBot();
  const list = [
    { question: 'May I paint the door?', answer: 'No.', category: 'rules' },
    { question: 'Is there a lift?', answer: 'Yes.' },
  ];
  expect((await send(list)).json()).toEqual({ imported: 2, skipped: 0, kept: 0, deleted: 0 });
  expect((await send(list)).json()).toEqual({ imported: 0, skipped: 2, kept: 0, deleted: 0 });
  expect(await stored()).toEqual([
    { question: 'Is there a lift?', answer: 'Yes.', category: 'general' },
    { question: 'May I paint the door?', answer: 'No.', category: 'rules' },
  ]);
});

test('changed FAQs are updated; an empty category keeps the old one', async () => {
  const { send, stored } = await openBot();
  await send([{ question: 'Is there a lift?', answer: 'No.', category: 'building' }]);
  const changed = await send([{ question: 'is there a lift', answer: 'Since May.', category: '' }]);
  expect(changed.json()).toEqual({ imported: 1, skipped: 0, kept: 0, deleted: 0 });
  expect(await stored()).toEqual([{ question: 'Is there a lift?', answer: 'Since May.', category: 'building' }]);
});

describe('an edited FAQ', () => {
  const list = [{ question: 'Is there a lift?', answer: 'No.' }];
  const newer = { question: 'Is there a lift?', answer: 'Since May.' };

  async function openEdited(changes: object) {
    const bot = await openBot();
    await bot.send(list);
    const [faq] = await bot.rows();
    await app.call('PUT', `/api/faqs/${faq?.id}`, { cookie: admin.cookie, body: changes });
    return bot;
  }

  test.each([
    ['the answer', { answer: 'Ask Joe.' }],
    ['the category', { category: 'building' }],
    ['the question', { question: 'Do you have a lift?' }],
    ['the Spanish version', { questionEs: '¿Hay ascensor?', answerEs: 'No.' }],
  ])('%s stays, and is counted as kept', async (_what, changes) => {
    const { send, stored } = await openEdited(changes);
    const before = await stored();
    expect((await send([newer])).json()).toEqual({ imported: 0, skipped: 1, kept: 1, deleted: 0 });
    expect(await stored()).toEqual(before);
  });

  test('is overwritten if the caller says so, and then counts as imported', async () => {
    const { send, stored } = await openEdited({ question: 'Do you have a lift?', answer: 'Ask Joe.' });
    expect((await send([{ ...newer, overwrite: true }])).json()).toEqual({
      imported: 1,
      skipped: 0,
      kept: 0,
      deleted: 0,
    });
    expect(await stored()).toEqual([{ question: 'Do you have a lift?', answer: 'Since May.', category: 'general' }]);
    expect((await send([{ ...newer, overwrite: true }])).json()).toEqual({
      imported: 0,
      skipped: 1,
      kept: 0,
      deleted: 0,
    });
  });

  test('stays when it was never imported', async () => {
    const { send, stored, id } = await openBot();
    await makeFaq(app, admin, id, { question: 'Is there a lift?', answer: 'Mine.' });
    expect((await send([newer])).json()).toEqual({ imported: 0, skipped: 1, kept: 1, deleted: 0 });
    expect(await stored()).toEqual([{ question: 'Is there a lift?', answer: 'Mine.', category: 'general' }]);
  });

  test('is updated again once it equals the imported one', async () => {
    const { send, stored, rows } = await openEdited({ answer: 'Ask Joe.' });
    const [faq] = await rows();
    await app.call('PUT', `/api/faqs/${faq?.id}`, { cookie: admin.cookie, body: { answer: 'No.' } });
    expect((await send([newer])).json()).toEqual({ imported: 1, skipped: 0, kept: 0, deleted: 0 });
    expect(await stored()).toMatchObject([{ answer: 'Since May.' }]);
  });

  test('a list with the old and the new wording of a question has both', async () => {
    const { send, stored } = await openEdited({ question: 'Do you have a lift?' });
    const both = [newer, { question: 'Do you have a lift?', answer: 'No.' }];
    expect((await send(both)).json()).toEqual({ imported: 1, skipped: 1, kept: 0, deleted: 0 });
    expect((await stored()).map(({ question }) => question)).toEqual(['Do you have a lift?', 'Is there a lift?']);
  });
});

test('a list with Spanish versions brings them, and changes them with their answers', async () => {
  const { send, rows } = await openBot();
  const lift = { question: 'Is there a lift?', answer: 'No.', questionEs: '¿Hay ascensor?', answerEs: 'No hay.' };
  const changed = { ...lift, answer: 'Since May.', answerEs: 'Desde mayo.' };
  await send([lift]);
  expect((await send([lift])).json()).toMatchObject({ imported: 0, skipped: 1 });
  expect((await send([changed])).json()).toMatchObject({ imported: 1, kept: 0 });
  expect(await rows()).toEqual([expect.objectContaining(changed)]);
});

test('a question that occurs twice in a list is stored once, as it occurs first', async () => {
  const { send, stored } = await openBot();
  const twice = await send([
    { question: 'Is there a lift?', answer: 'Yes.', category: '' },
    { question: 'Is there a lift', answer: 'No.' },
  ]);
  expect(twice.json()).toEqual({ imported: 1, skipped: 1, kept: 0, deleted: 0 });
  expect(await stored()).toEqual([{ question: 'Is there a lift?', answer: 'Yes.', category: 'general' }]);
});

test.each([
  ['an empty list', [], 'There is no question to import.'],
  ['a blank question', [{ question: ' ', answer: 'Yes.' }], 'Question is required.'],
  ['a blank answer', [{ question: 'Why?', answer: '' }], 'Answer is required.'],
  ['a word for overwrite', [{ question: 'Why?', answer: 'So.', overwrite: 'yes' }], 'Overwrite must be true or false.'],
  [
    'more than 500 questions',
    Array.from({ length: 501 }, (_, i) => ({ question: `${i}?`, answer: 'Yes.' })),
    'At most 500 questions at once.',
  ],
])('%s is refused, and nothing is stored', async (_what, list, message) => {
  const { send, stored } = await openBot();
  const response = await send(list);
  expect([response.statusCode, response.json().message]).toEqual([400, message]);
  expect(await stored()).toEqual([]);
});

test('an unknown bot is not found', async () => {
  const body = { faqs: [{ question: 'Why?', answer: 'Because.' }] };
  const response = await app.call('POST', '/api/bots/nobody/import-faqs', { cookie: admin.cookie, body });
  expect(response.statusCode).toBe(404);
});
