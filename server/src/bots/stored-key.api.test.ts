import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const key = 'sk-proj-THE-WHOLE-KEY-6789';
const otherKey = 'sk-proj-ANOTHER-KEY-4321';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const update = async (id: string, body: object) =>
  (await app.call('PUT', `/api/bots/${id}`, { cookie: admin.cookie, body })).json();

const storedKey = async (id: string): Promise<string | undefined> => {
  const { openaiKeyCipher } = await app.context.db
    .selectFrom('bots')
    .select('openaiKeyCipher')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return openaiKeyCipher && app.context.secrets.decrypt(openaiKeyCipher);
};

test('reads return only a mask', async () => {
  expect((await makeBot(app, admin, { openaiKey: key })).openaiKey).toBe('sk-…6789');
});

describe('an update', () => {
  test('without the key keeps it', async () => {
    const { id } = await makeBot(app, admin, { openaiKey: key });
    await update(id, { name: 'Renamed' });
    expect(await storedKey(id)).toBe(key);
  });

  test('with the mask keeps it', async () => {
    const bot = await makeBot(app, admin, { openaiKey: key });
    expect((await update(bot.id, { openaiKey: bot.openaiKey })).openaiKey).toBe('sk-…6789');
    expect(await storedKey(bot.id)).toBe(key);
  });

  test('with another key replaces it', async () => {
    const { id } = await makeBot(app, admin, { openaiKey: key });
    expect((await update(id, { openaiKey: ` ${otherKey} ` })).openaiKey).toBe('sk-…4321');
    expect(await storedKey(id)).toBe(otherKey);
  });

  test.each(['', '  ', null])('with %j removes it', async (openaiKey) => {
    const { id } = await makeBot(app, admin, { openaiKey: key });
    expect((await update(id, { openaiKey })).openaiKey).toBe('');
    expect(await storedKey(id)).toBe('');
  });
});

test('no table contains a readable key', async () => {
  await makeBot(app, admin, { openaiKey: key });
  const rows = JSON.stringify(await app.context.db.selectFrom('bots').selectAll().execute());
  expect(rows).not.toContain('THE-WHOLE-KEY');
  expect(rows).not.toContain(Buffer.from(key).toString('base64').slice(0, 20));
});

test('no response or log line contains more of the key than its mask', async () => {
  const { id: locationId } = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { openaiKey: key, locationId });
  const reader = await makeOperator(app, 'user', locationId);
  const asAdmin = (method: 'GET' | 'PUT' | 'PATCH', url: string, body?: object) =>
    app.call(method, url, { cookie: admin.cookie, body });
  const answers = [
    await asAdmin('PUT', `/api/bots/${bot.id}`, { openaiKey: key }),
    await asAdmin('PUT', `/api/bots/${bot.id}`, { openaiKey: key, name: '' }),
    await asAdmin('PUT', `/api/bots/${bot.id}`, { openaiKey: key, locationId: 'nowhere' }),
    await asAdmin('PATCH', `/api/locations/${locationId}/bot/color`, { primaryColor: '#112233' }),
    await asAdmin('GET', '/api/bots?limit=200'),
    await asAdmin('GET', `/api/bots/${bot.id}`),
    await asAdmin('GET', `/api/locations/${locationId}/bot`),
    await asAdmin('GET', `/api/bots/${bot.id}/export`),
    await app.call('GET', '/api/bots', { cookie: reader.cookie }),
    await app.call('GET', `/api/bots/${bot.id}`, { cookie: reader.cookie }),
    await app.call('GET', `/api/bots/${bot.id}/public`),
    await app.call('POST', `/api/chat/${bot.id}`, { body: { message: 'Hello', sessionId: 's' } }),
  ];
  const seen = answers.flatMap((answer) => [answer.body, JSON.stringify(answer.headers)]);
  const everything = [...seen, ...app.logLines].join('\n');
  for (let at = 3; at + 5 < key.length; at++) expect(everything).not.toContain(key.slice(at, at + 5));
  expect(everything).not.toMatch(/openaiKeyCipher|openaiKeyMask/);
});
