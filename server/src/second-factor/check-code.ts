import type { Context } from '../context.ts';
import type { SecondFactorRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';
import { hashToken } from '../secrets.ts';
import { normalizeCode } from './recovery-codes.ts';
import { findFactor, useRecoveryCode, useStep } from './second-factor.store.ts';
import { stepOf } from './totp.ts';

/** `unreadable`: the secret was encrypted under another `SECRET_KEY`, so only recovery codes can be checked. */
export type CodeCheck = 'right' | 'missing' | 'wrong' | 'unreadable';

export const codeRefusals: Readonly<Record<Exclude<CodeCheck, 'right'>, string>> = {
  missing: 'Enter the code from your authenticator app.',
  wrong: 'This code is not valid. Wait for the next one and try again.',
  unreadable:
    'Codes from your authenticator app can no longer be checked here. Use a recovery code, or ask an admin to reset your two-factor sign-in.',
};

type Tools = Pick<Context, 'clock' | 'secrets'>;

/**
 * Accepts anything for a user without a second factor. Otherwise, a correct code is used up when the transaction
 * commits.
 */
export async function checkCode(tools: Tools, transaction: Database, userId: string, typed = ''): Promise<CodeCheck> {
  const factor = await findFactor(transaction, userId);
  if (factor?.confirmedAt == null) return 'right';
  const code = normalizeCode(typed);
  if (code === '') return 'missing';
  if (/^\d{6}$/.test(code)) return checkTimeCode(tools, transaction, factor, code);
  return (await useRecoveryCode(transaction, userId, hashToken(code))) ? 'right' : 'wrong';
}

/** Each code works once: neither it nor an earlier one can be used again. */
export async function checkTimeCode(
  { clock, secrets }: Tools,
  transaction: Database,
  { userId, secretCipher }: SecondFactorRow,
  code: string,
): Promise<CodeCheck> {
  const secret = secrets.decrypt(secretCipher);
  if (secret === undefined) return 'unreadable';
  const step = await stepOf(secret, code, clock.now());
  return step !== undefined && (await useStep(transaction, userId, step)) ? 'right' : 'wrong';
}
