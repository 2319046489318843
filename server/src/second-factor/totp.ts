/** Loaded with the first code, because few operators have a second factor. */
const otpauth = () => import('otpauth');

/** RFC 6238 with the settings that every authenticator app supports. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepted time steps before and after the current one: clocks differ, and typing takes time. */
const allowedSteps = 1;

/** 160 bits in Base32, as RFC 4226 recommends. */
export async function newSecret(): Promise<string> {
  const { Secret } = await otpauth();
  return new Secret({ size: 20 }).base32;
}

/** The content of the QR code for the authenticator app. */
export async function provisioningUri(secret: string, username: string): Promise<string> {
  const { TOTP } = await otpauth();
  return new TOTP({ ...settings, issuer: 'Chat Module', label: username, secret }).toString();
}

/** The time step of a code; `undefined` if it belongs to none that is accepted now. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const { TOTP } = await otpauth();
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code, timestamp, window: allowedSteps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
