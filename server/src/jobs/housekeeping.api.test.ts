import { expect, test, vi } from 'vitest';
import { makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { keepHouse } from './housekeeping.ts';

const minuteMs = 60_000;

test('failed sign-ins and used links are deleted when they no longer count', async () => {
  const app = await startTestApp();
  const { username } = await makeOperator(app, 'admin');
  const count = async () => {
    const { db } = app.context;
    const attempts = await db.selectFrom('loginAttempts').select('id').execute();
    const links = await db.selectFrom('passwordResets').select('userId').execute();
    return [attempts.length, links.length];
  };
  await app.call('POST', '/api/login', { body: { username: 'nobody', password: 'wrong' } });
  await app.call('POST', '/api/reset-password', { body: { username } });
  await app.context.outbox.drain();
  await keepHouse(app.context);
  expect(await count()).toEqual([3, 1]);
  app.clock.advance(16 * minuteMs);
  await keepHouse(app.context);
  expect(await count()).toEqual([0, 1]);
  app.clock.advance(120 * minuteMs);
  await keepHouse(app.context);
  expect(await count()).toEqual([0, 0]);
});

test('a waiting email survives, however long it waits', async () => {
  const app = await startTestApp();
  const { username } = await makeOperator(app, 'admin');
  await app.call('POST', '/api/reset-password', { body: { username } });
  app.clock.advance(40 * 24 * 60 * minuteMs);
  await keepHouse(app.context);
  await app.context.outbox.drain();
  expect(app.mailer.sent).toHaveLength(1);
});

test('a step that fails keeps none of the others from their work', async () => {
  const app = await startTestApp();
  const { outbox } = app.context;
  const erase = vi.spyOn(outbox, 'erase').mockRejectedValue(new Error('no such file'));
  const readTrouble = vi.spyOn(outbox, 'readTrouble');
  await keepHouse(app.context);
  expect(erase).toHaveBeenCalled();
  expect(readTrouble).toHaveBeenCalled();
  erase.mockRestore();
  readTrouble.mockRestore();
});
