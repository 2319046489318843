import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Product, startProduct } from '../../../e2e/support/product.ts';
import { runTool } from '../testing/run-tool.ts';

process.env.TEST_POSTGRES_URL ??= inject('postgresUrl');

const oldPassword = 'forgotten by now';

describe.each(['embedded', 'postgres'] as const)('npm run reset-password on %s', (database) => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({
      database,
      env: { SAMPLE_DATA: 'off', ADMIN_PASSWORD: oldPassword, TRUST_PROXY: '1' },
    });
  });
  afterAll(() => product.stop());

  const reset = (...words: string[]) => runTool('reset-password', words, product.storageEnv, product.dataDir);

  const signIn = (password: string, { username = 'admin', address = '198.51.100.1' } = {}): Promise<Response> =>
    fetch(`${product.origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ username, password }),
    });
  const failTenTimes = async (username: string, address: (attempt: number) => string): Promise<void> => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await signIn('guessed', { username, address: address(attempt) })).status).toBe(401);
  };

  test('an unknown user is refused with a message', async () => {
    const { exitCode, stderr } = await reset('nobody');
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: 'There is no user "nobody".\n' });
    expect((await signIn(oldPassword)).status).toBe(200);
  });

  test('without a user it prints its usage', async () => {
    const { exitCode, stderr } = await reset();
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: 'Use it like this: npm run reset-password -- USER\n',
    });
  });

  test('while the server runs: the new password works, the old one and its sessions do not', async () => {
    const cookie = (await signIn(oldPassword)).headers.getSetCookie()[0] ?? '';
    const asUser = () => fetch(`${product.origin}/api/auth/user`, { headers: { cookie } });
    expect((await asUser()).status).toBe(200);
    await failTenTimes('admin', (attempt) => `203.0.113.${attempt}`);
    expect((await signIn(oldPassword)).status).toBe(429);
    const { exitCode, stdout } = await reset('Admin');
    expect(exitCode).toBe(0);
    const [, newPassword = ''] = /^The new password of Admin is (\S{16,})\n/.exec(stdout) ?? [];
    expect((await asUser()).status).toBe(401);
    expect((await signIn(oldPassword)).status).toBe(401);
    const signedIn = await signIn(newPassword);
    expect(signedIn.status).toBe(200);
    const log = await fetch(`${product.origin}/api/admin/audit-log?kind=user`, {
      headers: { cookie: signedIn.headers.getSetCookie()[0] ?? '' },
    });
    expect(await log.json()).toMatchObject([
      { actorName: 'Command line', action: 'password_set', subjectName: 'admin' },
    ]);
  });

  test('failures under other names and of addresses still count, and it says so', async () => {
    await failTenTimes('somebody', (attempt) => `203.0.113.${100 + attempt}`);
    await failTenTimes('admin', () => '198.51.100.9');
    const { stdout } = await reset('admin');
    const [, newPassword = ''] = /is (\S{16,})\n/.exec(stdout) ?? [];
    expect(stdout).toContain('An address that ten sign-ins failed from waits up to 15 minutes all the same');
    expect((await signIn('guessed', { username: 'somebody' })).status).toBe(429);
    expect((await signIn(newPassword, { address: '198.51.100.9' })).status).toBe(429);
    expect((await signIn(newPassword)).status).toBe(200);
  });
});
