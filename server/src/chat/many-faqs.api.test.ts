import type { Bot } from '@chat-module/contract/bots';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { setChatScene } from '../testing/chat-scene.ts';
import { makeBot, makeFaq, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { noFaqIndexCache } from './faq-index-cache.ts';
import { createKnowledgeCache } from './knowledge-cache.ts';

const count = 480;
const questionAbout = (hangar: number) => `Where is hangar h${hangar}?`;
const answerAbout = (hangar: number) => `Hangar h${hangar} is behind the office.`;
/** Each FAQ has a unique word, because a bare number doesn't distinguish FAQs. */
const manyFaqs = Array.from({ length: count }, (_, at) => ({ question: questionAbout(at), answer: answerAbout(at) }));
const padlocks = { question: 'Do you sell padlocks?', answer: 'Yes, disc locks are sold at the office.' };
const unknown = 'Do you polish trombones?';

/** A bot with more FAQs than a message waits for, on a server that has read none of them. */
async function setScene(settings: Parameters<typeof createKnowledgeCache>[1], faqs: object[] = manyFaqs) {
  const { app, admin, location, bot, list } = await setChatScene();
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.call(method, path, { cookie: admin.cookie, body });
  await call('POST', `/api/bots/${bot.id}/import-faqs`, { faqs });
  const knowledge = createKnowledgeCache(app.context.db, settings);
  const server = await buildApp({ ...app.context, knowledge });
  onTestFinished(() => server.close());
  const row = () => app.context.db.selectFrom('bots').selectAll().where('id', '=', bot.id).executeTakeFirstOrThrow();
  const readSoFar = async () => (await knowledge.forMessage(await row(), '')).faqs.entries.size;
  const openQuestions = () => list<{ question: string }>('/api/admin/unanswered');
  return { app, admin, location, bot, call, list, row, knowledge, readSoFar, openQuestions, ask: asking(server, bot) };
}

const asking = (server: FastifyInstance, bot: Bot) => {
  let visitors = 0;
  return async (message: string, fields: object = {}) => {
    const body = { message, sessionId: `visitor-${++visitors}`, ...fields };
    const response = await server.inject({ method: 'POST', url: `/api/chat/${bot.id}`, body });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
};

test('the first message is answered from the most similar FAQ while most are still unread', async () => {
  const { ask, readSoFar } = await setScene({ patienceMs: 0 });
  expect(await ask(questionAbout(count - 1))).toMatchObject({
    responseSource: 'faq',
    response: answerAbout(count - 1),
  });
  expect(await readSoFar()).toBeLessThan(count);
});

test('the location record answers before all FAQs are read', async () => {
  const { ask, location } = await setScene({ patienceMs: 0 });
  expect((await ask('What is your phone number?')).response).toContain(location.phoneNumber);
});

test('a question without an answer is listed only when it was asked of all FAQs', async () => {
  const { ask, list, knowledge, row, openQuestions } = await setScene({ patienceMs: 0 });
  expect((await ask(unknown)).responseSource).toBe('unanswered');
  expect(await list('/api/admin/conversations')).toHaveLength(1);
  expect(await openQuestions()).toEqual([]);
  await knowledge.of(await row());
  await ask(unknown);
  expect(await openQuestions()).toMatchObject([{ question: unknown }]);
});

test('a visitor who would get no answer waits for the FAQs that are still unread', async () => {
  const { ask, openQuestions } = await setScene({ patienceMs: 60_000 }, [...manyFaqs, padlocks]);
  expect((await ask('got something to lock my unit with')).response).toBe(padlocks.answer);
  await ask(unknown);
  expect(await openQuestions()).toMatchObject([{ question: unknown }]);
});

test('a button of the guided flow is answered without any FAQ', async () => {
  const { ask } = await setScene({ kept: { ...noFaqIndexCache, find: () => new Promise(() => {}) } });
  const reply = await ask('Small', { messageType: 'roomSelection', roomType: 'small' });
  expect(reply).toMatchObject({
    responseSource: 'unit_details',
    unitButtons: [expect.objectContaining({ size: '5x5' })],
  });
});

test('an FAQ that is changed or deleted while the others are read is so for the next message', async () => {
  const { ask, call, admin, app, bot, knowledge, row } = await setScene({ patienceMs: 0 });
  const faqs = await app.context.db.selectFrom('faqs').select(['id', 'question']).execute();
  const idOf = (hangar: number) => faqs.find(({ question }) => question === questionAbout(hangar))?.id;
  await ask(questionAbout(7));
  await call('PUT', `/api/faqs/${idOf(7)}`, { answer: 'Hangar h7 was taken down.' });
  await call('DELETE', `/api/faqs/${idOf(9)}`);
  await makeFaq(app, admin, bot.id, padlocks);
  expect((await ask(questionAbout(7))).response).toBe('Hangar h7 was taken down.');
  expect((await ask(padlocks.question)).response).toBe(padlocks.answer);
  const { faqs: index } = await knowledge.of(await row());
  const answers = new Set([...index.entries.values()].map(({ faq }) => faq.answer));
  expect(answers).toContain('Hangar h7 was taken down.');
  expect(answers).toContain(padlocks.answer);
  expect(answers).not.toContain(answerAbout(9));
  expect(answers.size).toBe(count);
});

test('first messages at the same time share one reading, and the most used FAQs are read first', async () => {
  let readings = 0;
  const find = async () => {
    readings += 1;
    return new Map();
  };
  const { ask, app, knowledge, row } = await setScene({ patienceMs: 0, kept: { ...noFaqIndexCache, find } });
  const used = { usageCount: 5 };
  await app.context.db.updateTable('faqs').set(used).where('question', '=', questionAbout(200)).execute();
  await Promise.all([ask(unknown), ask(unknown), ask(unknown)]);
  const { faqs } = await knowledge.of(await row());
  expect(readings).toBe(1);
  expect([...faqs.entries.values()][0]?.faq.question).toBe(questionAbout(200));
});

test('KNOWLEDGE_CACHE_MB bounds what bots hold: a bot larger than that is held alone', async () => {
  const app = await startTestApp({ KNOWLEDGE_CACHE_MB: '1' });
  const admin = await makeOperator(app, 'admin');
  const [large, other] = [await makeBot(app, admin), await makeBot(app, admin)];
  const faqs = manyFaqs.slice(0, 80);
  await app.call('POST', `/api/bots/${large.id}/import-faqs`, { cookie: admin.cookie, body: { faqs } });
  const heldOf = async ({ id }: Bot) => {
    const row = await app.context.db.selectFrom('bots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return app.context.knowledge.of(row);
  };
  await asking(app.app, large)(questionAbout(7));
  const held = await heldOf(large);
  await asking(app.app, large)(questionAbout(8));
  expect(await heldOf(large)).toBe(held);
  await asking(app.app, other)(unknown);
  expect(await heldOf(large)).not.toBe(held);
});
