import { recordAct } from '../audit/record-audit.ts';
import { instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../database/schema.ts';
import { hashToken, newToken } from '../secrets.ts';
import { findUser, holdUnchanged } from '../users/users.store.ts';
import { sessionLifeMs } from './session-cookie.ts';
import { deleteSession, insertSession } from './session-store.ts';

/**
 * Starts a session for the password that was checked, and gives its token. Checking takes a while: when the password was
 * changed or the user deleted meanwhile, there is none.
 */
export const startSession = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  checked: Pick<UserRow, 'id' | 'passwordHash'>,
): Promise<string | undefined> =>
  db.transaction().execute(async (transaction) => {
    const user = await holdUnchanged(transaction, checked);
    if (!user) return undefined;
    const token = newToken();
    const expire = instantAfter(clock.now(), sessionLifeMs);
    await insertSession(transaction, { sid: hashToken(token), userId: user.id, expire });
    await recordAct(transaction, clock, { ...ofUser(user), actor: user, action: 'signed_in' });
    return token;
  });

export const endSession = ({ db, clock }: Pick<Context, 'db' | 'clock'>, token: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const ended = await deleteSession(transaction, hashToken(token));
    const user = ended && (await findUser(transaction, ended.userId));
    if (user) await recordAct(transaction, clock, { ...ofUser(user), actor: user, action: 'signed_out' });
  });

/** A name that nobody has is not repeated: people type their password into the wrong field. */
export const recordFailedSignIn = ({ db, clock }: Pick<Context, 'db' | 'clock'>, user: UserRow | undefined) =>
  recordAct(db, clock, {
    ...(user ? ofUser(user) : { kind: 'session', id: '', name: '' }),
    actor: { id: null, username: '' },
    action: 'sign_in_failed',
  });

const ofUser = ({ id, username }: Pick<UserRow, 'id' | 'username'>) =>
  ({ kind: 'session', id, name: username }) as const;
