import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { makeBot, makeFaqSet, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createKnowledgeCache } from './knowledge-cache.ts';
import { sizeOfKnowledge } from './knowledge-size.ts';

async function openCache(maxMb = 256) {
  const { db, close } = await openEmbedded(':memory:');
  onTestFinished(close);
  await migrate(db);
  return createKnowledgeCache(db, { maxMb });
}

const bot = (id: string, knowledgeVersion = 1) => ({ id, locationId: null, knowledgeVersion });

test('questions at the same time share one index, later ones use it', async () => {
  const cache = await openCache();
  const [first, second] = await Promise.all([cache.of(bot('a')), cache.of(bot('a'))]);
  expect(second).toBe(first);
  expect(await cache.of(bot('a'))).toBe(first);
});

test('a raised version makes a new index, a row read before it does not bring the old one back', async () => {
  const cache = await openCache();
  const first = await cache.of(bot('a', 1));
  const second = await cache.of(bot('a', 2));
  expect(second).not.toBe(first);
  expect(await cache.of(bot('a', 1))).toBe(second);
});

test('the least recently used bots are evicted once all exceed the memory limit', async () => {
  const cache = await openCache(1);
  const [a, b] = [await cache.of(bot('a')), await cache.of(bot('b'))];
  expect(3 * sizeOfKnowledge(a)).toBeLessThan(1024 * 1024);
  await cache.of(bot('c'));
  await cache.of(bot('a'));
  await cache.of(bot('d'));
  expect(await cache.of(bot('a'))).toBe(a);
  expect(await cache.of(bot('b'))).not.toBe(b);
});

test('a failure to load is not kept', async () => {
  const { db, close } = await openEmbedded(':memory:');
  onTestFinished(close);
  const cache = createKnowledgeCache(db);
  await expect(cache.of(bot('a'))).rejects.toThrow();
  await migrate(db);
  expect((await cache.of(bot('a'))).faqs).toBeDefined();
});

test('FAQs that several bots share count proportionally for each', async () => {
  const app = await startTestApp({ RATE_LIMITS: 'off' });
  const admin = await makeOperator(app, 'admin');
  const botIds: string[] = [];
  for (let at = 0; at < 4; at++) botIds.push((await makeBot(app, admin)).id);
  const set = await makeFaqSet(app, admin, botIds);
  const faqs = Array.from({ length: 40 }, (_, at) => ({
    question: `May I store ${at} boxes?`,
    answer: 'Yes, you may.',
  }));
  await app.call('POST', `/api/faq-sets/${set.id}/import-faqs`, { cookie: admin.cookie, body: { faqs } });
  const { knowledgeVersion } = await app.context.db
    .selectFrom('bots')
    .select('knowledgeVersion')
    .executeTakeFirstOrThrow();
  const sharing = (id: string) => bot(id, Number(knowledgeVersion));

  const size = sizeOfKnowledge(await createKnowledgeCache(app.context.db).of(sharing(botIds[0] ?? '')));
  const cache = createKnowledgeCache(app.context.db, { maxMb: (3 * size) / 1024 / 1024 });
  const first = [];
  for (const id of botIds) first.push(await cache.of(sharing(id)));
  for (const [at, id] of botIds.entries()) expect(await cache.of(sharing(id))).toBe(first[at]);
});
