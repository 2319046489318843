import { recordAct } from '../audit/record-audit.ts';
import { hour, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Database, UserRow } from '../database/schema.ts';
import { badRequest } from '../errors.ts';
import { hashToken, newToken } from '../secrets.ts';
import { findUserByName, setPasswordHash } from '../users/users.store.ts';
import { endAccess } from './end-access.ts';
import { hashPassword } from './passwords.ts';
import * as links from './reset-links.store.ts';

const linkLifeMs = hour;
const mailsPerHour = 3;

const ofUser = ({ id, username }: Pick<UserRow, 'id' | 'username'>) => ({ kind: 'user', id, name: username }) as const;

/**
 * Orders a link for whoever has that user name. Nothing is looked up here, so that neither the answer nor the time it
 * takes tells whether anybody has.
 */
export async function requestPasswordReset({ db, outbox }: Context, username: string): Promise<void> {
  await outbox.order(db, { orderedFor: 'passwordReset', username });
  outbox.wakeSoon();
}

/** Mails a one-use link to the user; silently does nothing for an unknown one and beyond three mails an hour. */
export async function mailResetLink(context: Context, transaction: Database, username: string): Promise<void> {
  const { clock, outbox } = context;
  const now = clock.now();
  const user = await findUserByName(transaction, username);
  if (!user?.email) return;
  await links.lockLinks(transaction, user.id);
  if ((await links.countLinksSince(transaction, user.id, instantAfter(now, -hour))) >= mailsPerHour) return;
  const token = newToken();
  await links.insertLink(transaction, {
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now.toISOString(),
    expiresAt: instantAfter(now, linkLifeMs),
  });
  await recordAct(transaction, clock, {
    ...ofUser(user),
    actor: { id: null, username: '' },
    action: 'reset_requested',
  });
  await outbox.addSealed(transaction, {
    to: user.email,
    subject: 'Reset your Chat Module password',
    text: resetText(user.firstName || user.username, `${context.publicUrl()}/api/reset-password?token=${token}`),
  });
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
    const userId = await links.lockLinksOfOwner(transaction, hashToken(token));
    if (userId === undefined || !(await links.useLink(transaction, hashToken(token), now)))
      throw badRequest('This link has expired or was used already. Please ask for a new one.', 'token');
    const user = await setPasswordHash(transaction, userId, passwordHash, now);
    if (user) await recordAct(transaction, clock, { ...ofUser(user), actor: user, action: 'password_reset' });
    await endAccess(transaction, userId, now);
  });
}
