import { thresholds } from '@chat-module/answer-engine/decide/thresholds';
import type { QuestionCheck } from '@chat-module/contract/chat';
import { expect, test } from 'vitest';
import { makeBot, makeFaq, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { say, startModelServer } from '../testing/model-server.ts';
import { startTestApp } from '../testing/test-app.ts';

async function setScene(settings: Record<string, string> = {}) {
  const app = await startTestApp(settings);
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id });
  const post = (body: unknown, { cookie }: Pick<SignedIn, 'cookie'> = admin, botId = bot.id) =>
    app.call('POST', `/api/bots/${botId}/check-question`, { cookie, body });
  const check = async (question: string, more: object = {}): Promise<QuestionCheck> => {
    const response = await post({ question, ...more });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const read = async (url: string) => (await app.call('GET', url, { cookie: admin.cookie })).json();
  return { app, admin, location, bot, post, check, read };
}

test('shows the answer as the visitor would see it, its step, its reason and the FAQs with their scores', async () => {
  const { app, admin, bot, check } = await setScene();
  const padlocks = await makeFaq(app, admin, bot.id);
  await makeFaq(app, admin, bot.id, { question: 'What if I lose my padlock key?', answer: 'We cut the lock.' });
  await makeFaq(app, admin, bot.id, { question: 'Do you sell locks?', status: 'inactive' });
  const checked = await check('do you have padlocks there');
  expect(checked).toMatchObject({
    step: 'faq',
    reply: { response: padlocks.answer, responseSource: 'faq' },
    sources: [{ kind: 'faq', id: padlocks.id }],
    wouldAskModel: false,
    modelOutcome: null,
    reason: expect.stringMatching(/^Best match: \d+% \(minimum 65%\)\.$/),
    understanding: { language: 'english', tokens: ['do', 'you', 'have', 'padlocks', 'there'], safetyIntent: null },
  });
  const faqs = checked.candidates.filter(({ source }) => source === 'faq');
  const [nearest, ...others] = faqs;
  expect(nearest).toMatchObject({ name: padlocks.question, verdict: 'chosen', minimum: thresholds.faq });
  expect(nearest?.score).toBeGreaterThanOrEqual(thresholds.faq);
  expect(others.map(({ name }) => name)).toContain('What if I lose my padlock key?');
  expect(others.every(({ verdict }) => verdict !== 'chosen')).toBe(true);
  expect(faqs.map(({ name }) => name)).not.toContain('Do you sell locks?');
});

test('says what is asked of the record, in which language and size', async () => {
  const { check } = await setScene();
  expect(await check('¿Cuál es su dirección?')).toMatchObject({
    understanding: { language: 'spanish', recordIntents: [{ name: 'address' }] },
    candidates: [{ source: 'recordFact', name: 'address', score: 1, minimum: null, verdict: 'chosen' }],
    reply: { responseSource: 'website' },
  });
  const available = await check('do you have a ten by ten available');
  expect(available).toMatchObject({
    step: 'availability',
    understanding: { sizes: ['10x10'] },
    reply: { showAvailabilityConfirm: true },
  });
  expect(available.understanding.recordIntents.map(({ name }) => name)).toContain('availability');
  expect(available.understanding.intents[0]?.name).toBe('record/availability');
});

test('says why the record answers although an FAQ matches', async () => {
  const { app, admin, bot, check } = await setScene();
  const faq = await makeFaq(app, admin, bot.id, { question: 'What is your address?', answer: 'By the harbor.' });
  const checked = await check('What is your address?');
  expect(checked).toMatchObject({
    step: 'recordFact',
    reason: expect.stringMatching(
      /^The closest FAQ matches \d+%, but the location record answers this kind of question\.$/,
    ),
  });
  expect(checked.candidates).toMatchObject([
    { source: 'recordFact', name: 'address', verdict: 'chosen' },
    { source: 'faq', name: faq.question, verdict: 'comesLater' },
  ]);
});

test('names an emergency', async () => {
  const { check } = await setScene();
  expect(await check('there is a fire in the hallway')).toMatchObject({
    step: 'emergency',
    understanding: { safetyIntent: 'fire' },
    candidates: [{ source: 'emergency', name: 'fire', verdict: 'chosen' }],
  });
});

test('shows how far the nearest FAQ is from an answer', async () => {
  const { app, admin, bot, check } = await setScene();
  await makeFaq(app, admin, bot.id, { question: 'Does the gate have a camera?', answer: 'Yes.' });
  const checked = await check('Could a hot-air balloon land beside the gate on stilts?');
  expect(checked).toMatchObject({ step: 'handOver', reply: { responseSource: 'unanswered', showLeadForm: true } });
  expect(checked.reason).toMatch(/^Best match: \d+%, below the minimum of 65%\.$/);
  for (const { score, verdict } of checked.candidates) {
    expect(verdict).toBe('belowMinimum');
    expect(score).toBeLessThan(thresholds.faq);
  }
});

test('records no conversation, counts no FAQ and lists no question', async () => {
  const { app, admin, bot, check, read } = await setScene();
  await makeFaq(app, admin, bot.id);
  await check('do you sell padlocks');
  await check('do you have a unicorn');
  expect(await read('/api/admin/conversations')).toEqual([]);
  expect(await read('/api/admin/conversations/sessions')).toEqual([]);
  expect(await read('/api/admin/unanswered')).toEqual([]);
  expect(await read(`/api/bots/${bot.id}/analytics`)).toEqual([]);
  expect(await read(`/api/faqs?botId=${bot.id}`)).toMatchObject([{ usageCount: 0 }]);
});

test('asks the model only on demand', async () => {
  const model = await startModelServer(say('Please call our office at (541) 555-0123.'));
  const { bot, check, read } = await setScene({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'sk-of-the-product' });
  const question = 'Does a grand harp stay in tune with you?';
  expect(await check(question)).toMatchObject({ step: 'handOver', wouldAskModel: true, modelOutcome: null });
  expect(model.received).toEqual([]);
  expect(await check(question, { askModel: true })).toMatchObject({
    step: 'model',
    reply: { response: 'Please call our office at (541) 555-0123.', responseSource: 'ai' },
    wouldAskModel: false,
    modelOutcome: 'answered',
  });
  expect(await read(`/api/bots/${bot.id}/model-use`)).toMatchObject({ used: 1 });
  model.behave(say('It is $19 a month.'));
  expect(await check(question, { askModel: true })).toMatchObject({
    reply: { responseSource: 'unanswered' },
    modelOutcome: 'withheld',
    modelDetail: '“It is $19 a month.” is not supported by its sources',
  });
  expect(await read('/api/admin/conversations')).toEqual([]);
});

test('an inactive bot can be checked', async () => {
  const { app, admin, bot, check } = await setScene();
  await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { status: 'inactive' } });
  expect((await check('what is your address')).reply.responseSource).toBe('website');
});

test('every refusal is named', async () => {
  const { app, admin, location, post } = await setScene();
  const refused: [unknown, string][] = [
    [{}, 'Question is required.'],
    [{ question: ' \n ' }, 'Question is required.'],
    [{ question: 'x'.repeat(2001) }, 'Question is too long: at most 2000 characters.'],
    [{ question: 'x', askModel: 'yes' }, 'Ask the model must be true or false.'],
  ];
  for (const [body, message] of refused) {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  }
  const elsewhere = await makeLocation(app, admin);
  const stranger = await makeOperator(app, 'user', elsewhere.id);
  const own = await makeOperator(app, 'user', location.id);
  expect((await post({ question: 'x' }, { cookie: '' })).statusCode).toBe(401);
  expect((await post({ question: 'x' }, stranger)).statusCode).toBe(404);
  expect((await post({ question: 'x' }, admin, 'nobody-knows')).statusCode).toBe(404);
  expect((await post({ question: 'x' }, own)).statusCode).toBe(200);
});
