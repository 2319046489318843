import { recordAct } from '../audit/record-audit.ts';
import { instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import { type CodeCheck, checkCode } from '../second-factor/check-code.ts';
import { hashToken, newToken } from '../secrets.ts';
import { findUser, holdUnchanged } from '../users/users.store.ts';
import { sessionLifeMs } from './session-cookie.ts';
import type { Origin, SessionDetails } from './session-details.ts';
import { deleteSession, insertSession } from './session-store.ts';

export type Start = { readonly token: string } | { readonly refused: 'password' | Exclude<CodeCheck, 'right'> };

/**
 * Starts a session for the checked password and returns its token. Checking takes a while: if the password was changed or
 * the user deleted meanwhile, it is refused. It is also refused without the code of a second factor.
 */
export const startSession = (
  { db, clock, secrets }: Pick<Context, 'db' | 'clock' | 'secrets'>,
  checked: Pick<UserRow, 'id' | 'passwordHash'>,
  origin: Origin,
  code?: string,
): Promise<Start> =>
  db.transaction().execute(async (transaction) => {
    const user = await holdUnchanged(transaction, checked);
    if (!user) return { refused: 'password' };
    const check = await checkCode({ clock, secrets }, transaction, user.id, code);
    if (check !== 'right') return { refused: check };
    const token = newToken();
    const now = clock.now();
    const details: SessionDetails = { ...origin, signedInAt: now.toISOString(), lastUsedAt: now.toISOString() };
    const expire = instantAfter(now, sessionLifeMs);
    await insertSession(transaction, { sid: hashToken(token), userId: user.id, sess: JSON.stringify(details), expire });
    await recordAct(transaction, clock, { ...ofUser(user), actor: user, action: 'signed_in' });
    return { token };
  });

export const endSession = ({ db, clock }: Pick<Context, 'db' | 'clock'>, token: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const ended = await deleteSession(transaction, hashToken(token));
    const user = ended && (await findUser(transaction, ended.userId));
    if (user) await recordAct(transaction, clock, { ...ofUser(user), actor: user, action: 'signed_out' });
  });

/** An unknown user name isn't logged, because people type their password into the wrong field. */
export const recordFailedSignIn = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user: UserRow | undefined,
  action: 'sign_in_failed' | 'second_factor_failed',
) =>
  recordAct(db, clock, {
    ...(user ? ofUser(user) : { kind: 'session', id: '', name: '' }),
    actor: { id: null, username: '' },
    action,
  });

const ofUser = ({ id, username }: Pick<UserRow, 'id' | 'username'>) =>
  ({ kind: 'session', id, name: username }) as const;
