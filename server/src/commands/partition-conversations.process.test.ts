import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Product, startProduct } from '../../../e2e/support/product.ts';
import { runTool } from '../testing/run-tool.ts';
import { rowsOfPostgres } from '../testing/stored-rows.ts';

process.env.TEST_POSTGRES_URL ??= inject('postgresUrl');

const adminPassword = 'divided by month';

const post = (origin: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function makeBot({ origin }: Product): Promise<string> {
  const signedIn = await post(origin, '/api/login', { username: 'admin', password: adminPassword });
  const cookie = signedIn.headers.getSetCookie()[0] ?? '';
  const bot = await post(origin, '/api/bots', { name: 'Divided', websiteUrl: 'https://example.com' }, cookie);
  return (await bot.json()).id;
}

test('npm run partition-conversations partitions an unused database, and a server continues with it', async () => {
  const env = { SAMPLE_DATA: 'off', ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent' };
  let product = await startProduct({ database: 'postgres', env });
  onTestFinished(async () => {
    await product.stop();
  });
  const { storageEnv, dataDir } = product;
  const run = (name: string, ...words: string[]) => runTool(name, words, storageEnv, dataDir);
  const botId = await makeBot(product);
  const chat = async () =>
    (await post(product.origin, `/api/chat/${botId}`, { message: 'Are you open?', sessionId: 's' })).status;
  const conversations = async () => (await rowsOfPostgres(storageEnv.DATABASE_URL ?? '')).conversations;
  expect(await chat()).toBe(200);

  const whileServed = await run('partition-conversations');
  expect(whileServed).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Stop it first') });
  await product.kill();
  const before = await conversations();
  const divided = await run('partition-conversations');
  expect(divided).toMatchObject({ exitCode: 0, stderr: '', stdout: expect.stringContaining('into 4 partitions') });
  expect(await conversations()).toEqual(before);
  expect(await run('partition-conversations')).toMatchObject({
    exitCode: 1,
    stderr: 'The conversations are divided by month already.\n',
  });

  const file = join(dataDir, 'divided.backup');
  expect((await run('backup', file)).exitCode).toBe(0);
  expect((await run('restore', file, '--replace')).exitCode).toBe(0);
  expect(await conversations()).toEqual(before);
  product = await product.restart();
  expect(await chat()).toBe(200);
  expect(await conversations()).toHaveLength(2);
});

test('npm run partition-conversations has nothing to do on the embedded database', async () => {
  const product = await startProduct({ database: 'embedded', env: { SAMPLE_DATA: 'off' } });
  onTestFinished(async () => {
    await product.stop();
  });
  const { exitCode, stderr } = await runTool('partition-conversations', [], product.storageEnv, product.dataDir);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: 'Only PostgreSQL has partitions: set DATABASE_URL to the database whose conversations to divide.\n',
  });
});
