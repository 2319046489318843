import type { Faq } from '@chat-module/contract/faqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeBot,
  makeFaq,
  makeFaqSet,
  makeLocation,
  makeManager,
  makeOperator,
  makeSetFaq,
  type SignedIn,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let botId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  botId = (await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id })).id;
});
afterAll(() => app.close());

const create = (body: object) => app.call('POST', '/api/faqs', { cookie: admin.cookie, body });
const update = (id: string, body: object) => app.call('PUT', `/api/faqs/${id}`, { cookie: admin.cookie, body });

async function search(query: Record<string, string>): Promise<string[]> {
  const response = await app.call('GET', `/api/faqs?${new URLSearchParams(query)}`, { cookie: admin.cookie });
  expect(response.statusCode).toBe(200);
  return response.json().map((faq: Faq) => faq.question);
}

describe('creating an FAQ', () => {
  test('returns 201 with its defaults', async () => {
    const response = await create({ botId, question: ' Why? ', answer: 'Because.\nReally.' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      botId,
      question: 'Why?',
      answer: 'Because.\nReally.',
      questionEs: '',
      answerEs: '',
      category: 'general',
      status: 'active',
      usageCount: 0,
      id: expect.any(String),
      createdAt: app.clock.now().toISOString(),
      updatedAt: app.clock.now().toISOString(),
    });
  });

  test('an empty category is general', async () => {
    expect((await makeFaq(app, admin, botId, { category: '  ' })).category).toBe('general');
  });

  test('ignores id, usageCount and createdAt in the body', async () => {
    const faq = await makeFaq(app, admin, botId, { id: 'mine', usageCount: 9, createdAt: '2000-01-01T00:00:00.000Z' });
    expect(faq).toMatchObject({ usageCount: 0, createdAt: app.clock.now().toISOString() });
    expect(faq.id).not.toBe('mine');
  });
});

describe('a Spanish version', () => {
  const spanish = { questionEs: '¿Por qué?', answerEs: 'Porque sí.' };
  const refusals = [
    [{ questionEs: '¿Por qué?', answerEs: ' ' }, 'answerEs', 'Add the Spanish answer, or clear the Spanish question.'],
    [
      { questionEs: '', answerEs: 'Porque sí.' },
      'questionEs',
      'Add the Spanish question, or clear the Spanish answer.',
    ],
  ] as const;

  test('is stored, found by searches, kept when left out and cleared by empty texts', async () => {
    const faq = await makeFaq(app, admin, botId, spanish);
    expect(faq).toMatchObject(spanish);
    expect(await search({ search: 'porque si' })).toEqual([faq.question]);
    expect((await update(faq.id, { category: 'access' })).json()).toMatchObject({ ...spanish, category: 'access' });
    const none = { questionEs: '', answerEs: '' };
    expect((await update(faq.id, none)).json()).toMatchObject(none);
    expect(await search({ search: 'porque si' })).toEqual([]);
  });

  test.each(refusals)('%j is refused: half of it helps no visitor', async (half, path, message) => {
    const { id } = await makeFaq(app, admin, botId);
    for (const response of [
      await create({ botId, question: 'Why?', answer: 'Because.', ...half }),
      await update(id, half),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ message, errors: [{ path, message }] });
    }
  });

  test('a change that leaves half of a stored one is refused', async () => {
    const { id } = await makeFaq(app, admin, botId, spanish);
    const [, path, message] = refusals[0];
    expect((await update(id, { answerEs: '' })).json()).toEqual({ message, errors: [{ path, message }] });
  });
});

describe('refused with 400', () => {
  test.each([
    ['question', ' ', 'Question is required.'],
    ['question', 'x'.repeat(1001), 'Question is too long: at most 1000 characters.'],
    ['answer', '', 'Answer is required.'],
    ['answer', ['yes'], 'Answer must be text.'],
    ['status', 'draft', 'Status must be one of: active, inactive.'],
    ['category', 'x'.repeat(101), 'Category is too long: at most 100 characters.'],
  ])('%s %j', async (path, value, message) => {
    const { id } = await makeFaq(app, admin, botId);
    const body = { botId, question: 'Why?', answer: 'Because.', [path]: value };
    for (const response of [await create(body), await update(id, { [path]: value })]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ message, errors: [{ path, message }] });
    }
  });

  test.each(['botId', 'question', 'answer'])('%s left out', async (path) => {
    const response = await create({ botId, question: 'Why?', answer: 'Because.', [path]: undefined });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/\.$/), errors: [{ path }] });
  });

  test('a missing bot, together with the errors of other fields', async () => {
    const { errors } = (await create({ question: ' ', answer: '' })).json();
    expect(errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(['answer', 'botId', 'question']);
  });

  test('an unknown bot', async () => {
    const response = await create({ botId: 'nothing', question: 'Why?', answer: 'Because.' });
    const message = 'This bot does not exist.';
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, errors: [{ path: 'botId', message }] });
  });
});

describe('changing and deleting', () => {
  test('PUT changes what is given, keeps what is left out, and never the bot', async () => {
    const other = await makeBot(app, admin);
    const before = await makeFaq(app, admin, botId, { category: 'access' });
    app.clock.advance(1000);
    const response = await update(before.id, { answer: 'Changed.', status: 'inactive', botId: other.id });
    const expected = { ...before, answer: 'Changed.', status: 'inactive', updatedAt: app.clock.now().toISOString() };
    expect(response.json()).toEqual(expected);
  });

  test('DELETE removes it, once', async () => {
    const { id } = await makeFaq(app, admin, botId);
    const remove = () => app.call('DELETE', `/api/faqs/${id}`, { cookie: admin.cookie });
    const first = await remove();
    expect([first.statusCode, first.json()]).toEqual([200, { message: 'FAQ deleted successfully' }]);
    expect((await remove()).statusCode).toBe(404);
  });

  test('an unknown FAQ is 404', async () => {
    const response = await update('nothing', { answer: 'Changed.' });
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The FAQ was not found.' }]);
  });
});

describe('running chats notice every change', () => {
  const versionOf = async (): Promise<number> => {
    const query = app.context.db.selectFrom('bots').select('knowledgeVersion').where('id', '=', botId);
    return (await query.executeTakeFirstOrThrow()).knowledgeVersion;
  };

  test("create, change and delete each raise the bot's knowledge version", async () => {
    const versions = [await versionOf()];
    const { id } = await makeFaq(app, admin, botId);
    versions.push(await versionOf());
    await update(id, { answer: 'Changed.' });
    versions.push(await versionOf());
    await app.call('DELETE', `/api/faqs/${id}`, { cookie: admin.cookie });
    versions.push(await versionOf());
    expect(new Set(versions).size).toBe(4);
  });
});

describe('the list', () => {
  let library: string;

  beforeAll(async () => {
    library = (await makeBot(app, admin)).id;
    const faqs = [
      ['Is there a 50% discount?', 'No.', 'prices'],
      ['Is there a 500 discount?', 'No.', 'prices'],
      ['What is unit_7?', 'A garage.', 'units'],
      ['What is unit 7?', 'Another one.', 'units'],
      ['What does a \\ mean?', 'Nothing at all', 'general'],
      ["What's on?", 'The GATE is.', 'general'],
      ['¿CUÁNDO ABREN?', 'De día. Страховка, ÉCOLE.', 'general'],
    ];
    for (const [question, answer, category] of faqs) {
      await makeFaq(app, admin, library, { question, answer, category });
      app.clock.advance(1);
    }
  });

  test.each([
    ['50%', ['Is there a 50% discount?']],
    ['unit_7', ['What is unit_7?']],
    ['\\', ['What does a \\ mean?']],
    ['%', ['Is there a 50% discount?']],
    ["'", ["What's on?"]],
    ['  gate ', ["What's on?"]],
    ['WHAT IS', ['What is unit 7?', 'What is unit_7?']],
    ['cuando', ['¿CUÁNDO ABREN?']],
    ['Cuándo abren', ['¿CUÁNDO ABREN?']],
    ['école', ['¿CUÁNDO ABREN?']],
    ['E\u0301cole', ['¿CUÁNDO ABREN?']],
    ['СТРАХОВКА', ['¿CUÁNDO ABREN?']],
    ['nothing like it', []],
    ["' or 1=1 --", []],
  ])('search for %j', async (text, questions) => {
    expect(await search({ botId: library, search: text })).toEqual(questions);
  });

  test('searches the current text of an FAQ', async () => {
    const { id } = await makeBot(app, admin);
    const faq = await makeFaq(app, admin, id, { question: 'Is it dry?', answer: 'Sí.' });
    await app.call('PUT', `/api/faqs/${faq.id}`, { cookie: admin.cookie, body: { answer: 'Más o menos.' } });
    expect(await search({ botId: id, search: 'mas o' })).toEqual(['Is it dry?']);
    expect(await search({ botId: id, search: 'dry' })).toEqual(['Is it dry?']);
    expect(await search({ botId: id, search: 'si' })).toEqual([]);
    await app.call('PUT', `/api/faqs/${faq.id}`, { cookie: admin.cookie, body: { question: '¿Está seco?' } });
    expect(await search({ botId: id, search: 'dry' })).toEqual([]);
    expect(await search({ botId: id, search: 'esta seco' })).toEqual(['¿Está seco?']);
  });

  test('an empty search, bot or category does not filter', async () => {
    expect(await search({ botId: library, search: '', category: '' })).toHaveLength(7);
    expect((await search({ botId: '', search: ' ' })).length).toBeGreaterThan(6);
  });

  test('of one category', async () => {
    expect(await search({ botId: library, category: 'prices' })).toHaveLength(2);
    expect(await search({ botId: library, category: 'prices', search: '500' })).toHaveLength(1);
  });

  test('of an unknown bot is empty', async () => {
    expect(await search({ botId: 'nothing' })).toEqual([]);
  });

  test("of another location's bot is empty for a user", async () => {
    const location = await makeLocation(app, admin);
    const { cookie } = await makeOperator(app, 'user', location.id);
    const response = await app.call('GET', `/api/faqs?botId=${library}`, { cookie });
    expect([response.statusCode, response.json()]).toEqual([200, []]);
  });
});

describe('the exported list', () => {
  const exported = async (query: string, cookie = admin.cookie): Promise<string[]> => {
    const response = await app.call('GET', `/api/faqs/export?${query}`, { cookie });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return response.body.trimEnd().split('\r\n');
  };
  const heading = '"question","answer","category","question_es","answer_es","status","bot","faq_set","used"';

  test('has the own FAQs of a bot, safe against formulas', async () => {
    const { id, name } = await makeBot(app, admin);
    const set = await makeFaqSet(app, admin, [id]);
    await makeSetFaq(app, admin, set.id);
    const spanish = { questionEs: '¿Hay?', answerEs: 'Sí.' };
    await makeFaq(app, admin, id, {
      question: 'Boxes?',
      answer: '=1+2',
      category: 'goods',
      status: 'inactive',
      ...spanish,
    });
    expect(await exported(`botId=${id}`)).toEqual([
      heading,
      `"Boxes?","'=1+2","goods","¿Hay?","Sí.","inactive","${name}","","0"`,
    ]);
    const [entry] = (await app.call('GET', '/api/admin/audit-log?limit=1', { cookie: admin.cookie })).json();
    expect(entry).toMatchObject({ action: 'exported', kind: 'faq', actorId: admin.id });
  });

  test('has the FAQs of a set, or those of all bots and sets in sight', async () => {
    const { id: locationId } = await makeLocation(app, admin);
    const { id } = await makeBot(app, admin, { locationId });
    const set = await makeFaqSet(app, admin, [id]);
    await makeSetFaq(app, admin, set.id, { question: 'Shared?' });
    await makeFaq(app, admin, id, { question: 'Own?' });
    expect(await exported(`setId=${set.id}`)).toEqual([heading, expect.stringContaining(`"Shared?"`)]);
    const { cookie } = await makeManager(app, [locationId]);
    expect(await exported('', cookie)).toEqual([
      heading,
      expect.stringContaining('"Own?"'),
      expect.stringContaining(`"Shared?"`),
    ]);
    const stranger = await makeManager(app, [(await makeLocation(app, admin)).id]);
    expect(await exported(`setId=${set.id}`, stranger.cookie)).toEqual([heading]);
    expect(await exported(`botId=${id}`, stranger.cookie)).toEqual([heading]);
  });

  test('meets status, category and every word of the search', async () => {
    const { id } = await makeBot(app, admin);
    await makeFaq(app, admin, id, { question: 'Is the gate open on Sunday?', category: 'hours' });
    await makeFaq(app, admin, id, { question: 'Is the gate locked?', category: 'hours', status: 'inactive' });
    const rows = async (query: string) => (await exported(`botId=${id}&${query}`)).length - 1;
    expect(await rows('search=sunday%20gate')).toBe(1);
    expect(await rows('category=hours')).toBe(2);
    expect(await rows('category=hours&status=inactive')).toBe(1);
    expect(await rows('search=gate%20boat')).toBe(0);
  });

  test('with an unknown status is 400', async () => {
    const response = await app.call('GET', '/api/faqs/export?status=odd', { cookie: admin.cookie });
    expect(response.statusCode).toBe(400);
  });
});

test('an imported FAQ gets the status of its row, and a stored one keeps its own', async () => {
  const { id } = await makeBot(app, admin);
  const send = (status: string) =>
    app.call('POST', `/api/bots/${id}/import-faqs`, {
      cookie: admin.cookie,
      body: { faqs: [{ question: 'Boxes?', answer: 'Yes.', status }] },
    });
  await send('inactive');
  await send('active');
  const [faq] = (await app.call('GET', `/api/faqs?botId=${id}`, { cookie: admin.cookie })).json();
  expect(faq.status).toBe('inactive');
  expect((await send('odd')).statusCode).toBe(400);
});
