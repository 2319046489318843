import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { hashToken } from '../secrets.ts';
import { countAttempt, forgiveAttempts, signInLimit, subjectsOf } from '../session/login-attempts.ts';
import type { Operator } from '../session/operator.ts';
import { deleteOtherSessions } from '../session/session-store.ts';
import { findUser } from '../users/users.store.ts';
import { type CodeCheck, checkCode, checkTimeCode, codeRefusals } from './check-code.ts';
import { newRecoveryCodes, normalizeCode } from './recovery-codes.ts';
import * as store from './second-factor.store.ts';
import { newSecret, provisioningUri } from './totp.ts';

const subject = ({ id, username }: Pick<Operator, 'id' | 'username'>) =>
  ({ kind: 'user', id, name: username }) as const;

/** Creates a secret, which isn't required until one of its codes has been confirmed. */
export async function beginSecondFactor({ db, clock, secrets }: Context, { id, username }: Operator) {
  const secret = await newSecret();
  await db.transaction().execute(async (transaction) => {
    await store.deleteUnconfirmed(transaction, id);
    if (await store.findFactor(transaction, id)) throw conflict('Two-factor sign-in is already on. Turn it off first.');
    const createdAt = clock.now().toISOString();
    const secretCipher = secrets.encrypt(secret);
    await store.insertFactor(transaction, { userId: id, secretCipher, lastStep: 0, confirmedAt: null, createdAt });
  });
  return { secret, uri: await provisioningUri(secret, username) };
}

/** Turns it on, ends the sessions that started without it, and returns the recovery codes, which are shown only once. */
export async function confirmSecondFactor(context: Context, operator: Operator, typed: string, address: string) {
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashToken(normalizeCode(code)));
  const { clock } = context;
  await withCode(context, operator, address, async (transaction) => {
    const factor = await store.findFactor(transaction, operator.id);
    if (!factor || factor.confirmedAt !== null)
      throw badRequest('There is no two-factor setup to confirm. Start again.', 'code');
    const check = await checkTimeCode(context, transaction, factor, normalizeCode(typed));
    if (check !== 'right') return check;
    await store.confirmFactor(transaction, operator.id, clock.now().toISOString());
    await store.insertRecoveryCodes(transaction, operator.id, hashes);
    await deleteOtherSessions(transaction, operator.id, operator.sid);
    await recordAct(transaction, clock, { ...subject(operator), actor: operator, action: 'second_factor_on' });
    return check;
  });
  return recoveryCodes;
}

export async function turnOffSecondFactor(context: Context, operator: Operator, typed: string, address: string) {
  await withCode(context, operator, address, async (transaction) => {
    if (!(await store.hasSecondFactor(transaction, operator.id))) throw conflict('Two-factor sign-in is already off.');
    const check = await checkCode(context, transaction, operator.id, typed);
    if (check === 'right') await turnOff(context, transaction, operator, operator);
    return check;
  });
}

/** For a user who has lost both the authenticator app and the recovery codes. */
export async function resetSecondFactor(context: Context, userId: string, operator: Operator): Promise<void> {
  if (operator.id === userId) throw conflict('Turn off your own two-factor sign-in on your profile.');
  await context.db.transaction().execute(async (transaction) => {
    const user = await findUser(transaction, userId);
    if (!user) throw notFound('The user');
    if (!(await turnOff(context, transaction, user, operator)))
      throw conflict('Two-factor sign-in is off for this user.');
  });
}

/** Returns whether it was on. */
export async function turnOff(
  { clock }: Pick<Context, 'clock'>,
  transaction: Database,
  user: Pick<Operator, 'id' | 'username'>,
  actor: Actor,
): Promise<boolean> {
  const wasOn = await store.deleteFactor(transaction, user.id);
  if (wasOn) await recordAct(transaction, clock, { ...subject(user), actor, action: 'second_factor_off' });
  return wasOn;
}

/** Wrong codes count as failed sign-ins. */
async function withCode(
  context: Context,
  { username }: Operator,
  address: string,
  work: (transaction: Database) => Promise<CodeCheck>,
): Promise<void> {
  const attempts = await countAttempt(context, signInLimit, subjectsOf(username, address));
  const check = await context.db.transaction().execute(work);
  if (check !== 'right') throw badRequest(codeRefusals[check], 'code');
  await forgiveAttempts(context.db, attempts);
}
