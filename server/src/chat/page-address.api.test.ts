import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listTables } from '../database/tables.ts';
import { makeBot, makeLocation, makeOperator } from '../testing/factories.ts';
import { say, startModelServer } from '../testing/model-server.ts';
import { startTestApp } from '../testing/test-app.ts';

async function setScene() {
  const model = await startModelServer(say('Aye.'));
  const app = await startTestApp({
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'sk-of-the-product',
    LOG_LEVEL: 'trace',
  });
  const admin = await makeOperator(app, 'admin');
  const bot = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
  const ask = (pageUrl: unknown) =>
    app.call('POST', `/api/chat/${bot.id}`, {
      body: { message: 'Does a grand harp stay in tune with you?', sessionId: 'visitor-1', pageUrl },
    });
  const { db } = app.context;
  const storedAddresses = async () =>
    (await db.selectFrom('conversations').select('pageUrl').orderBy('id').execute()).map(({ pageUrl }) => pageUrl);
  return { app, admin, bot, model, ask, db, storedAddresses };
}

test('only origin and path of a page address are stored, logged, exported or sent to the model', async () => {
  const { app, admin, bot, model, ask, db, storedAddresses } = await setScene();
  const reply = await ask('https://me:s3cret-a@cedarlane.example/units?token=s3cret-b#access_token=s3cret-c');
  expect(reply.statusCode).toBe(200);
  expect(await storedAddresses()).toEqual(['https://cedarlane.example/units']);
  const stored = await Promise.all(
    (await listTables(db)).map((table) => sql`select * from ${sql.table(table)}`.execute(db)),
  );
  const body = { contact: 'visitor-1' };
  const taken = await app.call('POST', '/api/admin/visitor-data', { cookie: admin.cookie, body });
  const exported = await app.call('GET', `/api/bots/${bot.id}/export`, { cookie: admin.cookie });
  expect(taken.body).toContain('https://cedarlane.example/units');
  expect(model.received).toHaveLength(1);
  const everything = [JSON.stringify(stored), JSON.stringify(model.received), taken.body, exported.body, reply.body];
  expect([...everything, ...app.logLines].join('\n')).not.toContain('s3cret');
});

test('a text that is no web address counts as none; a long address is cut', async () => {
  const { ask, storedAddresses } = await setScene();
  const long = `https://cedarlane.example/${'x'.repeat(1900)}`;
  const sent = [
    'javascript:alert(1)',
    'file:///home/me',
    'data:text/html,x',
    'blob:https://x.example/1',
    'units',
    '',
    null,
  ];
  for (const pageUrl of [...sent, undefined, long]) expect((await ask(pageUrl)).statusCode).toBe(200);
  expect(await storedAddresses()).toEqual([...sent.map(() => ''), '', long.slice(0, 500)]);
});

test('an address over 2000 characters is refused in words', async () => {
  const { ask } = await setScene();
  const refused = await ask(`https://cedarlane.example/?${'x'.repeat(2000)}`);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toBe('Page address is too long: at most 2000 characters.');
});
