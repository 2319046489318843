import { expect, test } from 'vitest';
import { newSecret, provisioningUri, stepOf } from './totp.ts';

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('the code of RFC 6238 at %i seconds is right', async (seconds, code) => {
  expect(await stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code is valid one step before and after its own, and not beyond', async () => {
  const step = Math.floor(1234567890 / 30);
  const during = (offset: number) => stepOf(secret, '005924', at((step + offset) * 30 + 15));
  expect(await during(-1)).toBe(step);
  expect(await during(1)).toBe(step);
  expect(await during(-2)).toBeUndefined();
  expect(await during(2)).toBeUndefined();
});

test('a new secret has 160 bits, and differs from the last', async () => {
  const [one, other] = [await newSecret(), await newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
});

test('the URI for the app has the product and the user', async () => {
  expect(await provisioningUri(secret, 'ada keeper')).toBe(
    `otpauth://totp/Chat%20Module:ada%20keeper?issuer=Chat%20Module&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
