import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day } from '../clock.ts';
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

const conflict = 'This Idempotency-Key was already used for a different request. Use a new key.';

describe.each([
  ['reservation', '/api/reservations', '/api/admin/reservations', visitorReservation, 'customerName', 'reservations'],
  ['lead', '/api/leads', '/api/admin/leads', visitorLead, 'name', 'leads'],
] as const)('a %s', (_kind, url, listUrl, bodyOf, nameField, table) => {
  const open = async () => {
    const location = await makeLocation(app, admin);
    const bot = await makeBot(app, admin, { locationId: location.id });
    const post = (key: string | undefined, name = 'Robin Mover', fields: object = {}) =>
      app.call('POST', url, {
        body: bodyOf(bot.id, { [nameField]: name, ...fields }),
        headers: key === undefined ? {} : { 'idempotency-key': key },
      });
    const stored = async () =>
      (await app.call('GET', `${listUrl}?locationId=${location.id}`, { cookie: admin.cookie })).json();
    return { post, stored };
  };

  test('repeated under the same key is the existing one, with one email', async () => {
    const { post, stored } = await open();
    await app.context.outbox.drain();
    app.mailer.sent.length = 0;
    const [first, second] = [await post('key-1'), await post('key-1')];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await stored()).toHaveLength(1);
    await app.context.outbox.drain();
    expect(app.mailer.sent).toHaveLength(1);
  });

  test('repeated under the same key much later is the existing one', async () => {
    const { post, stored } = await open();
    const first = await post('key-1');
    app.clock.advance(3 * day);
    const second = await post('key-1');
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await stored()).toHaveLength(1);
  });

  test('sent eight times at once under one key is stored once', async () => {
    const { post, stored } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('key-2')));
    expect(new Set(answers.map((it) => it.json().id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('with other details under a used key is refused with 409 and a message, and the first one stays', async () => {
    const { post, stored } = await open();
    await post('key-5', 'Ann Lee');
    for (const changed of [{ [nameField]: 'Ben Ray' }, { unitSize: '5x5' }]) {
      const refused = await post('key-5', 'Ann Lee', changed);
      expect([refused.statusCode, refused.json()]).toEqual([409, { message: conflict }]);
    }
    expect(await stored()).toMatchObject([{ [nameField]: 'Ann Lee' }]);
    expect((await post('key-6', 'Ben Ray')).statusCode).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  test('eight with different details at once under one key: one is stored, the others are refused', async () => {
    const { post, stored } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => post('key-7', `Person ${i}`)));
    expect(answers.map((it) => it.statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await stored()).toHaveLength(1);
  });

  test('under a key used by another session is a new one', async () => {
    const { post, stored } = await open();
    await post('key-8', 'A stranger', { sessionId: 'of a stranger' });
    const own = await post('key-8', 'Ann Lee', { sessionId: 'own' });
    expect(own.statusCode).toBe(201);
    expect((await post('key-8', 'Ben Ray', { sessionId: undefined })).statusCode).toBe(201);
    expect(await stored()).toHaveLength(3);
    expect((await post('key-8', 'Ann Lee', { sessionId: 'own' })).json().id).toBe(own.json().id);
  });

  test('under a key stored by an older version is the existing one, only for its session', async () => {
    const { post, stored } = await open();
    const { id } = (await post('key-9', 'Ann Lee', { sessionId: 'own' })).json();
    const asBefore = { idempotencyKey: 'key-9', bodyHash: null, duplicateKey: null };
    await app.context.db.updateTable(table).set(asBefore).where('id', '=', id).execute();
    expect((await post('key-9', 'Ann Lee', { sessionId: 'own' })).json().id).toBe(id);
    expect((await post('key-9', 'Ben Ray', { sessionId: 'of a stranger' })).json().id).not.toBe(id);
    expect(await stored()).toHaveLength(2);
  });

  test('under another key, or none, is a new one', async () => {
    const { post, stored } = await open();
    for (const [i, key] of ['key-3', 'key-4', undefined, undefined].entries()) await post(key, `Person ${i}`);
    expect(await stored()).toHaveLength(4);
  });

  test('under a key of more than 100 characters is refused', async () => {
    const { post, stored } = await open();
    const { statusCode, body } = await post('k'.repeat(101));
    expect({ statusCode, body }).toEqual({ statusCode: 400, body: expect.stringContaining('Idempotency-Key') });
    expect(await stored()).toEqual([]);
  });
});
