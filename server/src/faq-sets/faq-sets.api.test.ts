import type { FaqSet, InheritedFaq } from '@chat-module/contract/faq-sets';
import { maxSetsPerBot } from '@chat-module/contract/faq-sets';
import type { Faq } from '@chat-module/contract/faqs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKnowledgeCache } from '../chat/knowledge-cache.ts';
import { loadChatTurn } from '../chat/load-chat-turn.ts';
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
let harbor: string;
let hill: string;
let harborLocation: string;
let set: FaqSet;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  harborLocation = (await makeLocation(app, admin)).id;
  harbor = (await makeBot(app, admin, { locationId: harborLocation })).id;
  hill = (await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id })).id;
  set = await makeFaqSet(app, admin, [harbor, hill]);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  app.call(method, url, { cookie: admin.cookie, body });
const read = async (url: string) => (await call('GET', url)).json();

const trucks = 'Do you rent hand trucks?';

async function ask(botId: string, message = trucks): Promise<string> {
  const { response } = (await app.call('POST', `/api/chat/${botId}`, { body: { message, sessionId: 's' } })).json();
  return response;
}

const inherited = (botId: string): Promise<InheritedFaq[]> => read(`/api/bots/${botId}/inherited-faqs`);
const statesOf = async (botId: string) => (await inherited(botId)).map(({ state }) => state);

describe('the FAQs of a set', () => {
  test('answer for each of its bots, and no other', async () => {
    const { id: other } = await makeBot(app, admin);
    const faq = await makeSetFaq(app, admin, set.id);
    expect(faq).toMatchObject({ setId: set.id, usageCount: 0 });
    expect(faq).not.toHaveProperty('botId');
    expect(await ask(harbor)).toBe(faq.answer);
    expect(await ask(hill)).toBe(faq.answer);
    expect(await ask(other)).not.toBe(faq.answer);
  });

  test('change the answers of all its bots, even in chats that are open', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    await ask(harbor);
    await ask(hill);
    await call('PUT', `/api/faqs/${faq.id}`, { answer: 'Hand trucks are $5 a day.' });
    expect(await ask(harbor)).toBe('Hand trucks are $5 a day.');
    expect(await ask(hill)).toBe('Hand trucks are $5 a day.');
    await call('DELETE', `/api/faqs/${faq.id}`);
    expect(await ask(harbor)).not.toContain('Hand trucks');
  });

  test('change the answers on every node', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    const knowledge = createKnowledgeCache(app.context.db);
    const toldThere = async () => {
      const question = { message: trucks, sessionId: 'of the other node' };
      const turn = await loadChatTurn({ ...app.context, knowledge }, hill, question, '127.0.0.1');
      return turn.knowledge.faqs.entries.get(faq.id)?.faq.answer;
    };
    expect(await toldThere()).toBe(faq.answer);
    await call('PUT', `/api/faqs/${faq.id}`, { answer: 'Hand trucks are $5 a day.' });
    expect(await toldThere()).toBe('Hand trucks are $5 a day.');
    await call('PUT', `/api/bots/${hill}/hidden-faqs/${faq.id}`);
    expect(await toldThere()).toBeUndefined();
  });

  test('count the uses by all bots, and conversations name them', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    await ask(harbor);
    await ask(hill);
    expect(await read(`/api/faqs?setId=${set.id}`)).toMatchObject([{ id: faq.id, usageCount: 2 }]);
    expect(await read(`/api/bots/${hill}/conversations`)).toMatchObject([{ responseSource: 'faq', faqId: faq.id }]);
  });

  test('are not in the list of the FAQs of bots', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    const own = await makeFaq(app, admin, harbor);
    const idsOf = async (query: string) => (await read(`/api/faqs?${query}`)).map(({ id }: Faq) => id);
    expect(await idsOf(`botId=${harbor}`)).toEqual([own.id]);
    expect(await idsOf('limit=200')).not.toContain(faq.id);
    expect(await idsOf('of=sets')).toContain(faq.id);
    expect(await idsOf('of=sets')).not.toContain(own.id);
  });

  test('are imported from a list; a question that is there already is changed', async () => {
    const { id } = await makeSetFaq(app, admin, set.id);
    const faqs = [
      { question: trucks, answer: 'Yes.', overwrite: true },
      { question: 'Is there a dock?', answer: 'Two.' },
    ];
    const imported = await call('POST', `/api/faq-sets/${set.id}/import-faqs`, { faqs });
    expect(imported.json()).toEqual({ imported: 2, skipped: 0, kept: 0, deleted: 0 });
    const rows = await read(`/api/faqs?setId=${set.id}`);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(expect.objectContaining({ id, answer: 'Yes.' }));
    const [entry] = await read('/api/admin/audit-log?limit=1');
    expect(entry).toMatchObject({ action: 'imported', kind: 'faq_set', subjectName: set.name });
  });
});

describe('a bot overrides', () => {
  test('the answer to the same question, however it is written', async () => {
    await makeSetFaq(app, admin, set.id);
    const own = await makeFaq(app, admin, harbor, { question: 'do you rent HAND-TRUCKS', answer: 'Not at Harbor.' });
    expect(await ask(harbor)).toBe('Not at Harbor.');
    expect(await ask(hill)).toBe('Hand trucks are free to use.');
    expect(await statesOf(harbor)).toEqual(['overridden']);
    await call('PUT', `/api/faqs/${own.id}`, { status: 'inactive' });
    expect(await ask(harbor)).toBe('Hand trucks are free to use.');
  });

  test('a question that either of them words differently', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    const fields = { question: 'Is there a cart?', answer: 'Carts are by the door.', overridesId: faq.id };
    expect(await makeFaq(app, admin, harbor, fields)).toMatchObject({ botId: harbor, overridesId: faq.id });
    await call('PUT', `/api/faqs/${faq.id}`, { question: 'Do you have hand trucks to rent?' });
    expect(await statesOf(harbor)).toEqual(['overridden']);
    expect(await statesOf(hill)).toEqual(['used']);
    await call('DELETE', `/api/faqs/${faq.id}`);
    expect(await ask(harbor, 'Is there a cart?')).toBe('Carts are by the door.');
  });

  test('only FAQs of its own sets', async () => {
    const other = await makeFaqSet(app, admin, [hill]);
    const faq = await makeSetFaq(app, admin, other.id);
    for (const overridesId of [faq.id, 'nothing']) {
      const body = { botId: harbor, question: 'Why?', answer: 'So.', overridesId };
      const response = await call('POST', '/api/faqs', body);
      expect([response.statusCode, response.json().message]).toEqual([400, 'This bot has no such FAQ from a set.']);
    }
  });

  test('nothing by an FAQ of an older set: the newer answer counts', async () => {
    const second = await makeFaqSet(app, admin, [harbor]);
    await makeSetFaq(app, admin, second.id, { answer: 'An older answer.' });
    app.clock.advance(1000);
    await makeSetFaq(app, admin, set.id, { answer: 'A newer answer.' });
    expect(await ask(harbor)).toBe('A newer answer.');
    expect(await inherited(harbor)).toMatchObject([
      { state: 'used', setName: set.name },
      { state: 'overridden', setName: second.name },
    ]);
  });
});

describe('a bot hides one FAQ of a set', () => {
  const hide = (botId: string, faqId: string) => call('PUT', `/api/bots/${botId}/hidden-faqs/${faqId}`);

  test('until it shows it again; the other bots keep it', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    expect((await hide(harbor, faq.id)).json()).toEqual({ message: 'FAQ hidden successfully' });
    expect(await ask(harbor)).not.toBe(faq.answer);
    expect(await ask(hill)).toBe(faq.answer);
    expect(await statesOf(harbor)).toEqual(['hidden']);
    const [entry] = await read('/api/admin/audit-log?limit=1');
    expect(entry).toMatchObject({ kind: 'bot', changes: [{ field: 'hiddenFaq', from: '', to: trucks }] });
    await call('DELETE', `/api/bots/${harbor}/hidden-faqs/${faq.id}`);
    expect(await ask(harbor)).toBe(faq.answer);
    const [shown] = await read('/api/admin/audit-log?limit=1');
    expect(shown).toMatchObject({ kind: 'bot', changes: [{ field: 'hiddenFaq', from: trucks, to: '' }] });
  });

  test('twice without a second audit entry', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    await hide(harbor, faq.id);
    const [first] = await read('/api/admin/audit-log?limit=1');
    expect((await hide(harbor, faq.id)).statusCode).toBe(200);
    expect(await read('/api/admin/audit-log?limit=1')).toEqual([first]);
  });

  test('refused for an FAQ that it does not inherit, and for an unknown bot', async () => {
    const own = await makeFaq(app, admin, harbor);
    expect((await hide(harbor, own.id)).json()).toEqual({ message: 'The FAQ was not found.' });
    expect((await hide('nothing', own.id)).json()).toEqual({ message: 'The bot was not found.' });
  });

  test('a bot that leaves the set and comes back has all of its FAQs', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    await hide(harbor, faq.id);
    await call('PUT', `/api/faq-sets/${set.id}`, { botIds: [hill] });
    expect(await inherited(harbor)).toEqual([]);
    await call('PUT', `/api/faq-sets/${set.id}`, { botIds: [hill, harbor] });
    expect(await statesOf(harbor)).toEqual(['used']);
  });
});

describe('blanks of a set', () => {
  test("come from each bot's own location record, also after it changes", async () => {
    const faq = { question: 'Where are you?', answer: 'We are **{{businessName}}**. Call {{phone}} for the way.' };
    await makeSetFaq(app, admin, set.id, faq);
    await call('PUT', `/api/locations/${harborLocation}`, { businessName: 'Harbor', phoneNumber: '(541) 555-0100' });
    expect(await inherited(harbor)).toMatchObject([
      { state: 'used', answer: 'We are **Harbor**. Call (541) 555-0100 for the way.', missing: [] },
    ]);
    expect((await inherited(hill))[0]?.answer).toContain('Cedar Lane Storage');
  });

  test('that the record leaves open keep the FAQ from being used', async () => {
    await makeSetFaq(app, admin, set.id, { answer: 'Hand trucks cost {{truckFee}}.' });
    expect(await inherited(harbor)).toMatchObject([{ state: 'incomplete', missing: ['truckFee'] }]);
    expect(await ask(harbor)).not.toContain('{{');
  });
});

describe('a set', () => {
  test('is listed with its FAQs and bots, renamed and given other bots', async () => {
    await makeSetFaq(app, admin, set.id);
    const { id: third } = await makeBot(app, admin);
    const response = await call('PUT', `/api/faq-sets/${set.id}`, { name: 'All our sites', botIds: [third] });
    expect(response.json()).toMatchObject({ name: 'All our sites', faqCount: 1, botIds: [third], otherBots: 0 });
    expect(await read('/api/faq-sets')).toContainEqual(response.json());
    expect(await ask(third)).toBe('Hand trucks are free to use.');
    expect(await ask(harbor)).not.toBe('Hand trucks are free to use.');
    const [entry] = await read('/api/admin/audit-log?limit=1');
    expect(entry).toMatchObject({
      action: 'changed',
      kind: 'faq_set',
      changes: [{ field: 'name', from: set.name, to: 'All our sites' }, { field: 'bots' }],
    });
  });

  test('may be made from the FAQs of a bot, which keeps its answers', async () => {
    const { id: founder } = await makeBot(app, admin);
    const faq = await makeFaq(app, admin, founder);
    const made = await makeFaqSet(app, admin, [hill], { fromBotId: founder });
    expect(made).toMatchObject({ faqCount: 1, botIds: expect.arrayContaining([founder, hill]) });
    expect(await read(`/api/faqs?botId=${founder}`)).toEqual([]);
    expect(await read(`/api/faqs?setId=${made.id}`)).toMatchObject([{ id: faq.id }]);
    expect(await ask(founder, faq.question)).toBe(faq.answer);
    expect(await ask(hill, faq.question)).toBe(faq.answer);
  });

  test('is deleted with its FAQs; own FAQs that override them stay', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    const own = await makeFaq(app, admin, harbor, { question: trucks, answer: 'Own.', overridesId: faq.id });
    expect((await call('DELETE', `/api/faq-sets/${set.id}`)).json()).toEqual({
      message: 'FAQ set deleted successfully',
    });
    expect(await read(`/api/faqs?setId=${set.id}`)).toEqual([]);
    expect(await read(`/api/faqs?botId=${harbor}`)).toMatchObject([{ id: own.id }]);
    expect(await ask(hill)).not.toBe(faq.answer);
    expect((await call('DELETE', `/api/faq-sets/${set.id}`)).json()).toEqual({ message: 'The FAQ set was not found.' });
  });

  test('outlives its bots', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    await call('PUT', `/api/bots/${harbor}/hidden-faqs/${faq.id}`);
    expect((await call('DELETE', `/api/bots/${harbor}`)).statusCode).toBe(200);
    expect(await read('/api/faq-sets')).toContainEqual(expect.objectContaining({ id: set.id, botIds: [hill] }));
    expect(await ask(hill)).toBe(faq.answer);
  });

  test("is seen by users whose bot uses it, without other locations' bots", async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    const { cookie } = await makeOperator(app, 'user', harborLocation);
    const asUser = async (url: string) => (await app.call('GET', url, { cookie })).json();
    expect(await asUser('/api/faq-sets')).toMatchObject([{ id: set.id, botIds: [harbor], otherBots: 1 }]);
    expect(await asUser('/api/faqs?of=sets')).toMatchObject([{ id: faq.id }]);
    expect(await asUser(`/api/bots/${harbor}/inherited-faqs`)).toMatchObject([{ id: faq.id }]);
    const stranger = await makeOperator(app, 'user', (await makeLocation(app, admin)).id);
    const asStranger = async (url: string) => (await app.call('GET', url, { cookie: stranger.cookie })).json();
    expect(await asStranger('/api/faq-sets')).toEqual([]);
    expect(await asStranger(`/api/faqs?setId=${set.id}`)).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 400, 'Name is required.'],
    [{ name: 'x'.repeat(101) }, 400, 'Name is too long: at most 100 characters.'],
    [{ botIds: ['nothing'] }, 400, 'One of these bots does not exist.'],
  ])('refuses %j', async (fields, status, message) => {
    for (const response of [
      await call('POST', '/api/faq-sets', { name: 'Another set', ...fields }),
      await call('PUT', `/api/faq-sets/${set.id}`, fields),
    ])
      expect([response.statusCode, response.json().message]).toEqual([status, message]);
  });

  test('refuses a name that another set has', async () => {
    const other = await makeFaqSet(app, admin);
    const response = await call('PUT', `/api/faq-sets/${other.id}`, { name: set.name.toUpperCase() });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { message: 'A set with this name exists.', errors: [{ path: 'name', message: 'A set with this name exists.' }] },
    ]);
  });

  test(`refuses a bot that uses ${maxSetsPerBot} sets`, async () => {
    const { id } = await makeBot(app, admin);
    for (let made = 0; made < maxSetsPerBot; made++) await makeFaqSet(app, admin, [id]);
    const response = await call('POST', '/api/faq-sets', { name: 'One too many', botIds: [id] });
    expect([response.statusCode, response.json().message]).toEqual([409, 'A bot uses at most 20 sets.']);
  });

  test('refuses more than 1000 FAQs', async () => {
    const some = (from: number) =>
      Array.from({ length: 500 }, (_, at) => ({ question: `Question ${from + at}?`, answer: 'Yes.' }));
    const url = `/api/faq-sets/${set.id}/import-faqs`;
    for (const from of [0, 500]) expect((await call('POST', url, { faqs: some(from) })).statusCode).toBe(200);
    const response = await call('POST', '/api/faqs', { setId: set.id, question: 'Why?', answer: 'So.' });
    expect([response.statusCode, response.json().message]).toEqual([409, 'A set holds at most 1000 FAQs.']);
    expect((await read('/api/faq-sets')).find(({ id }: FaqSet) => id === set.id).faqCount).toBe(1000);
  });
});

describe('a manager', () => {
  const as = async (locationIds: readonly string[]) => {
    const { cookie } = await makeManager(app, locationIds);
    return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) => {
      const response = await app.call(method, url, { cookie, body });
      return { ...response.json(), status: response.statusCode };
    };
  };
  const readOnly = { status: 403, message: 'Bots of other locations use this set too. Ask an admin to change it.' };

  test('reads a set that bots of other locations use, but does not change it', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    const manager = await as([harborLocation]);
    expect(Object.values(await manager('GET', '/api/faqs?of=sets'))).toContainEqual(faq);
    const refused = [
      await manager('PUT', `/api/faqs/${faq.id}`, { answer: 'Mine.' }),
      await manager('DELETE', `/api/faqs/${faq.id}`),
      await manager('POST', '/api/faqs', { setId: set.id, question: 'Why?', answer: 'So.' }),
      await manager('POST', `/api/faq-sets/${set.id}/import-faqs`, { faqs: [{ question: 'Why?', answer: 'So.' }] }),
      await manager('POST', `/api/faq-sets/${set.id}/extract-faqs`, { url: 'http://127.0.0.1:9/' }),
      await manager('POST', `/api/faq-sets/${set.id}/preview-faqs`, { url: 'http://127.0.0.1:9/' }),
      await manager('POST', `/api/faq-sets/${set.id}/starter-faqs`, { keep: ['pests'], values: {} }),
      await manager('PUT', `/api/faq-sets/${set.id}`, { name: 'Mine' }),
      await manager('DELETE', `/api/faq-sets/${set.id}`),
    ];
    expect(refused).toEqual(refused.map(() => readOnly));
    expect(await read(`/api/faqs?setId=${set.id}`)).toEqual([faq]);
  });

  test('hides and overrides its FAQs for their own bots only', async () => {
    const faq = await makeSetFaq(app, admin, set.id);
    const manager = await as([harborLocation]);
    expect(await manager('PUT', `/api/bots/${harbor}/hidden-faqs/${faq.id}`)).toMatchObject({ status: 200 });
    expect(await manager('PUT', `/api/bots/${hill}/hidden-faqs/${faq.id}`)).toMatchObject({ status: 404 });
    const override = { botId: harbor, question: trucks, answer: 'Mine.', overridesId: faq.id };
    expect(await manager('POST', '/api/faqs', override)).toMatchObject({ status: 201 });
    expect(await ask(harbor)).toBe('Mine.');
    expect(await ask(hill)).toBe(faq.answer);
  });

  test('changes a set that only their bots use, and takes their bots out of a shared one', async () => {
    const manager = await as([harborLocation]);
    const own = await manager('POST', '/api/faq-sets', { name: `Own ${harbor}`, botIds: [harbor] });
    expect(own).toMatchObject({ status: 201, botIds: [harbor] });
    expect(await manager('PUT', `/api/faq-sets/${own.id}`, { name: `Renamed ${harbor}` })).toMatchObject({
      status: 200,
    });
    const faq = { setId: own.id, question: 'Why?', answer: 'So.' };
    expect(await manager('POST', '/api/faqs', faq)).toMatchObject({ status: 201 });
    await manager('PUT', `/api/faq-sets/${set.id}`, { botIds: [] });
    expect(await read('/api/faq-sets')).toContainEqual(expect.objectContaining({ id: set.id, botIds: [hill] }));
    expect(await manager('PUT', `/api/faq-sets/${set.id}`, { botIds: [harbor] })).toMatchObject({ status: 404 });
  });

  test("needs a bot for a new set, and gives it no other location's", async () => {
    const manager = await as([harborLocation]);
    expect(await manager('POST', '/api/faq-sets', { name: 'Empty' })).toMatchObject({
      status: 400,
      message: 'Choose at least one bot.',
    });
    for (const fields of [{ botIds: [hill] }, { botIds: [harbor], fromBotId: hill }])
      expect(await manager('POST', '/api/faq-sets', { name: 'Foreign', ...fields })).toMatchObject({
        status: 400,
        message: 'One of these bots does not exist.',
      });
  });
});

test.each([
  [{ setId: 'nothing' }, 'setId', 'This FAQ set does not exist.'],
  [{}, 'botId', 'Bot is required.'],
])('an FAQ of %j is refused', async (owner, path, message) => {
  const response = await call('POST', '/api/faqs', { question: 'Why?', answer: 'So.', ...owner });
  expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ path, message }] }]);
});

test('an FAQ of a bot and a set is refused', async () => {
  const response = await call('POST', '/api/faqs', { question: 'Why?', answer: 'So.', botId: harbor, setId: set.id });
  expect([response.statusCode, response.json().message]).toEqual([400, 'Choose a bot or a set, not both.']);
});

test('changes of sets and of their bots at the same time all succeed', async () => {
  const other = await makeFaqSet(app, admin, [hill, harbor]);
  const faqs = [await makeSetFaq(app, admin, set.id), await makeSetFaq(app, admin, other.id)];
  const rounds = Array.from({ length: 5 }, (_, round) => [
    ...faqs.map(({ id }) => call('PUT', `/api/faqs/${id}`, { answer: `Answer ${round}.` })),
    call('PUT', `/api/faq-sets/${set.id}`, { botIds: round % 2 ? [harbor] : [hill, harbor] }),
    makeFaq(app, admin, harbor, { question: `Own question ${round}?` }),
    ask(harbor),
    ask(hill),
  ]);
  const done = await Promise.all(rounds.flat());
  for (const response of done)
    if (typeof response === 'object' && 'statusCode' in response) expect(response.statusCode).toBe(200);
});
