/** Loaded with the first code, since few operators have a second factor. */
const otpauth = () => import('otpauth');

/** RFC 6238 as every authenticator app knows it. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one: clocks differ, and typing takes a while. */
const allowedSteps = 1;

/** 160 bits in Base32, as RFC 4226 recommends. */
export async function newSecret(): Promise<string> {
  const { Secret } = await otpauth();
  return new Secret({ size: 20 }).base32;
}

/** What a QR code tells the authenticator app. */
export async function provisioningUri(secret: string, username: string): Promise<string> {
  const { TOTP } = await otpauth();
  return new TOTP({ ...settings, issuer: 'Chat Module', label: username, secret }).toString();
}

/** The time step that a code belongs to; `undefined` when it is of none that is allowed now. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const { TOTP } = await otpauth();
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code, timestamp, window: allowedSteps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
