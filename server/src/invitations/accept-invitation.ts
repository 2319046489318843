import { recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../database/dialect.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';
import { badRequest, conflict } from '../errors.ts';
import { hashToken } from '../secrets.ts';
import { endAccess } from '../session/end-access.ts';
import { hashPassword } from '../session/passwords.ts';
import { isOpenLink, lockLinksOfOwner, useLink } from '../session/reset-links.store.ts';
import { subject } from '../users/change-users.ts';
import { findUser, setPasswordHash, updateUser, usernameKey } from '../users/users.store.ts';

export async function findInvitation({ db, clock }: Context, token: string): Promise<UserRow | undefined> {
  const tokenHash = hashToken(token);
  if (!(await isOpenLink(db, tokenHash, clock.now().toISOString()))) return undefined;
  return db
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .selectAll('users')
    .where('tokenHash', '=', tokenHash)
    .where('invitedAt', 'is not', null)
    .executeTakeFirst();
}

interface Acceptance {
  readonly token: string;
  readonly username: string;
  readonly password: string;
}

/** Sets the username and the password. The link of a password reset is refused: it may not change a username. */
export async function acceptInvitation(
  { db, clock }: Context,
  { token, username, password }: Acceptance,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = clock.now().toISOString();
  await db.transaction().execute(async (transaction) => {
    const tokenHash = hashToken(token);
    const userId = await lockLinksOfOwner(transaction, tokenHash);
    const user = userId === undefined ? undefined : await findUser(transaction, userId);
    if (!user || user.invitedAt === null || !(await useLink(transaction, tokenHash, now)))
      throw badRequest(
        'This invitation has expired, was already used or was revoked. Ask your administrator for a new one.',
        'token',
      );
    const named = await rename(transaction, user.id, username, now);
    await setPasswordHash(transaction, user.id, passwordHash, now);
    await recordAct(transaction, clock, { ...subject(named), actor: named, action: 'accepted' });
    await endAccess(transaction, user.id, now);
  });
}

async function rename(transaction: Database, id: string, username: string, now: string): Promise<UserRow> {
  try {
    const changes = { username, usernameKey: usernameKey(username), updatedAt: now };
    const renamed = await updateUser(transaction, id, changes);
    if (renamed) return renamed;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('This username is already taken.', 'username');
    throw error;
  }
  throw badRequest('This invitation was revoked.', 'token');
}
