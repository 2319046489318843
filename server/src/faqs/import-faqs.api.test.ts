import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBot, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

interface Listed {
  readonly question: string;
  readonly answer: string;
  readonly category?: string;
}

async function openBot() {
  const { id } = await makeBot(app, admin);
  const send = (faqs: readonly Listed[]) =>
    app.call('POST', `/api/bots/${id}/import-faqs`, { cookie: admin.cookie, body: { faqs } });
  const stored = async (): Promise<Listed[]> => {
    const rows: Listed[] = (await app.call('GET', `/api/faqs?botId=${id}`, { cookie: admin.cookie })).json();
    return rows
      .map(({ question, answer, category }) => ({ question, answer, category }))
      .sort((a, b) => a.question.localeCompare(b.question));
  };
  return { send, stored };
}

test('a list is added, and a second time it is left as it is', async () => {
  const { send, stored } = await openBot();
  const list = [
    { question: 'May I paint the door?', answer: 'No.', category: 'rules' },
    { question: 'Is there a lift?', answer: 'Yes.' },
  ];
  expect((await send(list)).json()).toEqual({ imported: 2, skipped: 0 });
  expect((await send(list)).json()).toEqual({ imported: 0, skipped: 2 });
  expect(await stored()).toEqual([
    { question: 'Is there a lift?', answer: 'Yes.', category: 'general' },
    { question: 'May I paint the door?', answer: 'No.', category: 'rules' },
  ]);
});

test('what reads differently is changed; a category left empty stays', async () => {
  const { send, stored } = await openBot();
  await send([{ question: 'Is there a lift?', answer: 'No.', category: 'building' }]);
  const changed = await send([{ question: 'is there a lift', answer: 'Since May.', category: '' }]);
  expect(changed.json()).toEqual({ imported: 1, skipped: 0 });
  expect(await stored()).toEqual([{ question: 'Is there a lift?', answer: 'Since May.', category: 'building' }]);
});

test('a question that stands twice in one list is stored once, as it stands first', async () => {
  const { send, stored } = await openBot();
  const twice = await send([
    { question: 'Is there a lift?', answer: 'Yes.', category: '' },
    { question: 'Is there a lift', answer: 'No.' },
  ]);
  expect(twice.json()).toEqual({ imported: 1, skipped: 1 });
  expect(await stored()).toEqual([{ question: 'Is there a lift?', answer: 'Yes.', category: 'general' }]);
});

test.each([
  ['an empty list', [], 'There is no question to import.'],
  ['a blank question', [{ question: ' ', answer: 'Yes.' }], 'Question is required.'],
  ['a blank answer', [{ question: 'Why?', answer: '' }], 'Answer is required.'],
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
