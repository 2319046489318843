import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Product, startProduct } from '../../../e2e/support/product.ts';
import { runTool } from '../testing/run-tool.ts';

process.env.TEST_POSTGRES_URL ??= inject('postgresUrl');

const oldPassword = 'forgotten by now';

describe.each(['embedded', 'postgres'] as const)('npm run reset-password on %s', (database) => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ database, env: { SAMPLE_DATA: 'off', ADMIN_PASSWORD: oldPassword } });
  });
  afterAll(() => product.stop());

  const reset = (...words: string[]) => runTool('reset-password', words, product.storageEnv, product.dataDir);

  const signIn = (password: string): Promise<Response> =>
    fetch(`${product.origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });

  test('an unknown user is refused in words', async () => {
    const { exitCode, stderr } = await reset('nobody');
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: 'There is no user "nobody".\n' });
    expect((await signIn(oldPassword)).status).toBe(200);
  });

  test('without a user it says how it is used', async () => {
    const { exitCode, stderr } = await reset();
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: 'Use it like this: npm run reset-password -- USER\n',
    });
  });

  test('while the server runs: the new password leads in, the old one and its sessions no more', async () => {
    const cookie = (await signIn(oldPassword)).headers.getSetCookie()[0] ?? '';
    const asUser = () => fetch(`${product.origin}/api/auth/user`, { headers: { cookie } });
    expect((await asUser()).status).toBe(200);
    for (let attempt = 0; attempt < 11; attempt++) await signIn('guessed');
    expect((await signIn(oldPassword)).status).toBe(429);
    const { exitCode, stdout } = await reset('Admin');
    expect(exitCode).toBe(0);
    const [, newPassword = ''] = /^The new password of Admin is (\S{16,})\n/.exec(stdout) ?? [];
    expect((await asUser()).status).toBe(401);
    expect((await signIn(oldPassword)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
  });
});
