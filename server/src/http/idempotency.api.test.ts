import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeBot,
  makeLocation,
  makeOperator,
  type SignedIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

describe.each([
  ['reservation', '/api/reservations', '/api/admin/reservations', visitorReservation],
  ['lead', '/api/leads', '/api/admin/leads', visitorLead],
] as const)('a %s', (_kind, url, listUrl, bodyOf) => {
  const open = async () => {
    const location = await makeLocation(app, admin);
    const bot = await makeBot(app, admin, { locationId: location.id });
    const post = (key: string | undefined) =>
      app.call('POST', url, { body: bodyOf(bot.id), headers: key === undefined ? {} : { 'idempotency-key': key } });
    const stored = async () =>
      (await app.call('GET', `${listUrl}?locationId=${location.id}`, { cookie: admin.cookie })).json();
    return { post, stored };
  };

  test('sent again under the same key is the one that is there, with one mail', async () => {
    const { post, stored } = await open();
    await app.context.outbox.drain();
    app.mailer.sent.length = 0;
    const [first, second] = [await post('key-1'), await post('key-1')];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().id).toBe(first.json().id);
    expect(await stored()).toHaveLength(1);
    await app.context.outbox.drain();
    expect(app.mailer.sent).toHaveLength(1);
  });

  test('sent eight times at once under one key is one', async () => {
    const { post, stored } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('key-2')));
    expect(new Set(answers.map((it) => it.json().id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('under another key, or under none, is another one', async () => {
    const { post, stored } = await open();
    for (const key of ['key-3', 'key-4', undefined, undefined]) await post(key);
    expect(await stored()).toHaveLength(4);
  });

  test('under a key of more than 100 characters is refused', async () => {
    const { post, stored } = await open();
    const { statusCode, body } = await post('k'.repeat(101));
    expect({ statusCode, body }).toEqual({ statusCode: 400, body: expect.stringContaining('Idempotency-Key') });
    expect(await stored()).toEqual([]);
  });
});
