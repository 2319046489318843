import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createDiskWatch } from './disk-watch.ts';
import { makeBot, makeLocation, makeOperator, password, visitorLead, visitorReservation } from './testing/factories.ts';
import { startTestApp } from './testing/test-app.ts';

const onPostgres = process.env.TEST_DATABASE === 'postgres';
const sentence = "We can't take messages right now. Please call us directly.";

async function setScene(settings: Record<string, string> = {}) {
  const app = await startTestApp({ RATE_LIMITS: 'off', ...settings });
  const admin = await makeOperator(app, 'admin');
  const bot = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
  const post = (url: string, body: object, cookie?: string) => app.call('POST', url, { body, cookie });
  const say = () => post(`/api/chat/${bot.id}`, { message: 'What is your address?', sessionId: 'visitor-1' });
  const { conversationId } = (await say()).json();
  const calls: (readonly [url: string, body: object])[] = [
    [`/api/chat/${bot.id}`, { message: 'Hello', sessionId: 'visitor-1' }],
    [`/api/chat/${bot.id}/rating`, { sessionId: 'visitor-1', conversationId, rating: 5 }],
    ['/api/leads', visitorLead(bot.id)],
    ['/api/reservations', visitorReservation(bot.id)],
  ];
  return { app, admin, bot, post, say, calls };
}

describe('with less than MIN_FREE_DISK_MB free', () => {
  test('every visitor call that stores something is refused with a message, and accepted again once there is space', async () => {
    const { app, bot, post, calls } = await setScene();
    await app.disk.leave(99);
    for (const [url, body] of calls) {
      const refused = await post(url, body);
      expect([refused.statusCode, refused.json()], url).toEqual([503, { message: sentence }]);
      expect(refused.headers['retry-after']).toBe('60');
      expect(refused.headers['access-control-allow-origin']).toBe('*');
    }
    expect((await app.call('GET', `/api/bots/${bot.id}/public`)).statusCode).toBe(200);
    // Slightly above the limit isn't enough yet.
    await app.disk.leave(105);
    expect((await post('/api/leads', visitorLead(bot.id))).statusCode).toBe(503);
    await app.disk.leave(111);
    for (const [url, body] of calls) expect((await post(url, body)).statusCode, url).toBeLessThan(300);
    const told = app.logLines.map((line) => JSON.parse(line).msg).filter((line) => /disk space/.test(line));
    expect(told).toEqual([
      'disk space is low: refusing visitor requests',
      'disk space is available again: accepting visitor requests',
    ]);
  });

  test('operators can sign in, change, delete and erase, and see why visitors are refused', async () => {
    const { app, admin, bot, post } = await setScene();
    await post('/api/leads', visitorLead(bot.id));
    await app.disk.leave(30);
    const warnings = async () => (await app.call('GET', '/api/admin/status', { cookie: admin.cookie })).json().warnings;
    expect((await app.call('GET', '/readyz')).statusCode).toBe(200);
    expect(await warnings()).toContainEqual(
      "Too little disk space is free, so visitors can't send anything. Delete old data or make the disk larger.",
    );
    const { cookie, username } = admin;
    expect((await post('/api/login', { username, password })).statusCode).toBe(200);
    const erased = await post('/api/admin/visitor-data', { contact: '(541) 555-0177', erase: true }, cookie);
    expect(erased.json()).toMatchObject({ erased: true, leads: [{ name: 'Lee Asker' }] });
    expect((await app.call('PUT', `/api/bots/${bot.id}`, { cookie, body: { name: 'New' } })).statusCode).toBe(200);
    expect((await app.call('DELETE', `/api/bots/${bot.id}`, { cookie })).statusCode).toBe(200);
    await app.disk.leave(1000);
    expect(JSON.stringify(await warnings())).not.toContain('disk space');
  });
});

test('MIN_FREE_DISK_MB=0 refuses nothing', async () => {
  const { app, say } = await setScene({ MIN_FREE_DISK_MB: '0' });
  await app.disk.leave(0);
  expect((await say()).statusCode).toBe(200);
});

test('with a mail server, only the disk of the embedded database is watched', async () => {
  const { app, say } = await setScene({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await app.disk.leave(0);
  expect((await say()).statusCode).toBe(onPostgres ? 200 : 503);
});

if (!onPostgres)
  test('deletions by operators free space, as long as the disk has some for the log', async () => {
    const { app, admin, bot, post, say } = await setScene({ MIN_FREE_DISK_MB: '1' });
    for (let at = 0; at < 60; at += 1)
      await post('/api/leads', visitorLead(bot.id, { name: `Visitor ${at}`, inquiry: 'x'.repeat(2000) }));
    await app.disk.leave(0.9);
    expect((await say()).statusCode).toBe(503);
    await post('/api/admin/visitor-data', { contact: '(541) 555-0177', erase: true }, admin.cookie);
    await app.context.disk.look();
    expect((await say()).statusCode).toBe(200);
    await app.disk.leave(0.2);
    expect((await say()).statusCode).toBe(503);
  });

test("the free space is the file system's; if that does not answer, the last state holds", async () => {
  const { db, log } = (await startTestApp()).context;
  const watchOf = (dataDir: string) =>
    createDiskWatch({ config: { dataDir, minFreeDiskMb: 1e-6, smtpUrl: undefined }, db, log });
  const [roomy, gone] = [watchOf(tmpdir()), watchOf('/no/such/folder')];
  for (const watch of [roomy, gone]) await watch.look();
  expect([roomy.isLow(), gone.isLow()]).toEqual([false, false]);
});

test('a disk smaller than the limit can be used until a tenth of it is left', async () => {
  const { db, log } = (await startTestApp()).context;
  let freeMb = 20;
  const config = { dataDir: tmpdir(), minFreeDiskMb: 100, smtpUrl: undefined };
  const watch = createDiskWatch({ config, db, log }, async () => ({ freeBytes: freeMb * 1e6, totalBytes: 24e6 }));
  await watch.look();
  expect(watch.isLow()).toBe(false);
  freeMb = 0.5;
  await watch.look();
  expect(watch.isLow()).toBe(true);
});
