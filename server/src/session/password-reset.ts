import { hour, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { lockSubject } from '../database/dialect.ts';
import type { Database } from '../database/schema.ts';
import { badRequest } from '../errors.ts';
import { hashToken, newToken } from '../secrets.ts';
import { findUserByName, setPasswordHash } from '../users/users.store.ts';
import { hashPassword } from './passwords.ts';
import { deleteOtherSessions } from './session-store.ts';

const linkLifeMs = hour;
const mailsPerHour = 3;

const linksOf = (userId: string): string => `password reset of ${userId}`;

/** Mails a one-use link to a user; silently does nothing for an unknown one and beyond three mails an hour. */
export async function requestPasswordReset(context: Context, username: string): Promise<void> {
  const { db, clock, outbox } = context;
  const now = clock.now();
  const user = await findUserByName(db, username);
  if (!user?.email) return;
  const token = newToken();
  await db.transaction().execute(async (transaction) => {
    await lockSubject(transaction, linksOf(user.id));
    const { recent } = await transaction
      .selectFrom('passwordResets')
      .select((it) => it.fn.countAll<number>().as('recent'))
      .where('userId', '=', user.id)
      .where('createdAt', '>', instantAfter(now, -hour))
      .executeTakeFirstOrThrow();
    if (recent >= mailsPerHour) return;
    await transaction
      .insertInto('passwordResets')
      .values({
        tokenHash: hashToken(token),
        userId: user.id,
        createdAt: now.toISOString(),
        expiresAt: instantAfter(now, linkLifeMs),
      })
      .execute();
    await outbox.add(transaction, {
      to: user.email,
      subject: 'Reset your Chat Module password',
      text: resetText(user.firstName || user.username, `${context.publicUrl()}/api/reset-password?token=${token}`),
    });
  });
  outbox.wake();
}

const resetText = (name: string, link: string): string => `Hello ${name},

somebody, most likely you, asked to reset the password of your Chat Module account. To choose a new one, open this link within one hour:

${link}

The link works once. If you did not ask for it, you can ignore this mail; your password stays as it is.
`;

/** Sets a new password with a mailed token, uses up every open link of that user and ends all their sessions. */
export async function confirmPasswordReset({ db, clock }: Context, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = clock.now().toISOString();
  await db.transaction().execute(async (transaction) => {
    const user = await lockOwner(transaction, hashToken(token));
    if (!user || !(await useLink(transaction, hashToken(token), now)))
      throw badRequest('This link has expired or was used already. Please ask for a new one.', 'token');
    await expireLinks(transaction, user.id, now);
    await setPasswordHash(transaction, user.id, passwordHash, now);
    await deleteOtherSessions(transaction, user.id, undefined);
  });
}

/** Whose link it is. Two links of one user that are used at once must not wait for each other in turn. */
async function lockOwner(transaction: Database, tokenHash: string): Promise<{ id: string } | undefined> {
  const user = await transaction
    .selectFrom('passwordResets')
    .select('userId as id')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (user) await lockSubject(transaction, linksOf(user.id));
  return user;
}

/** A link that was used has expired; its row stays, since it counts towards the three mails an hour. */
const useLink = (db: Database, tokenHash: string, now: string) =>
  db
    .updateTable('passwordResets')
    .set({ expiresAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();

const expireLinks = (db: Database, userId: string, now: string) =>
  db.updateTable('passwordResets').set({ expiresAt: now }).where('userId', '=', userId).execute();
