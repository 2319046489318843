import { verify } from '@node-rs/argon2';
import { describe, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

describe('a password', () => {
  test('is right when it is the one that was hashed', async () => {
    const hash = await hashPassword('correct horse');
    expect(await verifyPassword(hash, 'correct horse')).toBe(true);
    expect(await verifyPassword(hash, 'correct house')).toBe(false);
  });

  test('is never right for an unknown user', async () => {
    expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
  });

  test.each(['a known user', 'an unknown user'])(
    'of %s costs one comparison with a hash of the same cost',
    async (who) => {
      const hash = await hashPassword('correct horse');
      vi.mocked(verify).mockClear();
      await verifyPassword(who === 'a known user' ? hash : undefined, 'wrong');
      expect(verify).toHaveBeenCalledOnce();
      expect(verify).toHaveBeenCalledWith(expect.stringContaining('$argon2id$v=19$m=19456,t=2,p=1$'), 'wrong');
    },
  );
});
