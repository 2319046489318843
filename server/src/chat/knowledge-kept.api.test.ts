import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';
import { type FaqIndexCache, openFaqIndexCache } from './faq-index-cache.ts';
import { createKnowledgeCache } from './knowledge-cache.ts';

const manyFaqs = Array.from({ length: 220 }, (_, at) => ({
  question: `Where is hangar ${at}?`,
  answer: `Hangar ${at} is behind the office.`,
}));

/** Each start is a process of its own with the same folder. */
async function setScene() {
  const { app, admin, bot } = await setChatScene();
  const call = (method: 'POST' | 'PUT', path: string, body: object) =>
    app.call(method, path, { cookie: admin.cookie, body });
  await call('POST', `/api/bots/${bot.id}/import-faqs`, { faqs: manyFaqs });
  const files = openFaqIndexCache(join(app.context.config.dataDir, 'read-faqs'), app.context.log);
  const timesKept: string[] = [];
  const kept: FaqIndexCache = {
    find: files.find,
    keep: (name, entries) => {
      timesKept.push(name);
      return files.keep(name, entries);
    },
  };
  const row = () => app.context.db.selectFrom('bots').selectAll().where('id', '=', bot.id).executeTakeFirstOrThrow();
  const start = async () => (await createKnowledgeCache(app.context.db, { kept }).of(await row())).faqs.entries;
  return { bot, call, kept, timesKept, start };
}

test('another start knows the FAQs that one has read, and has none to keep', async () => {
  const { bot, kept, timesKept, start } = await setScene();
  const read = await start();
  await expect.poll(() => kept.find(bot.id)).toEqual(read);
  expect(await start()).toEqual(read);
  expect(timesKept).toEqual([bot.id]);
});

test('an FAQ that was changed since is read as it is now, and a deleted one is gone', async () => {
  const { bot, call, kept, start } = await setScene();
  const [first = '', second = ''] = (await start()).keys();
  await expect.poll(async () => (await kept.find(bot.id)).size).toBe(manyFaqs.length);
  await call('PUT', `/api/faqs/${first}`, { answer: 'It was taken down.' });
  await call('PUT', `/api/faqs/${second}`, { status: 'inactive' });
  const entries = await start();
  expect(entries.get(first)?.faq.answer).toBe('It was taken down.');
  expect(entries.has(second)).toBe(false);
  expect(entries.size).toBe(manyFaqs.length - 1);
});
