import { recordAct } from '../audit/record-audit.ts';
import { hour, instantAfter, minute } from '../clock.ts';
import type { Context } from '../context.ts';
import type { PasswordResetRow } from '../database/rows/access.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';
import { badRequest } from '../errors.ts';
import { networkOf } from '../http/request-limits.ts';
import type { PasswordResetOrder } from '../mail/stored-mail.ts';
import { hashToken, newToken } from '../secrets.ts';
import { findUserByName, setPasswordHash } from '../users/users.store.ts';
import { endAccess } from './end-access.ts';
import { hashPassword } from './passwords.ts';
import * as links from './reset-links.store.ts';

const linkLifeMs = hour;
/** Emails to one user per hour that requests from one address can cause. */
const mailsPerAddress = 3;
/** After this many emails per hour, from any address, the next one waits until the last is `slowPaceMs` old. */
const mailsBeforeSlowPace = 10;
const slowPaceMs = 10 * minute;

const withoutEmail =
  'a reset link was asked for by a user who has no email address: set a new password with npm run reset-password -- USER';

const ofUser = ({ id, username }: Pick<UserRow, 'id' | 'username'>) => ({ kind: 'user', id, name: username }) as const;

/**
 * Orders a link for a user name. Nothing is looked up here, so neither the response nor its time reveals whether the user
 * exists.
 */
export async function requestPasswordReset({ db, outbox }: Context, username: string, address: string): Promise<void> {
  await outbox.order(db, { orderedFor: 'passwordReset', username, requestedFrom: networkOf(address) });
  outbox.wakeSoon();
}

/** Emails a one-time link to the user. Silently does nothing for an unknown user and while `mayMail` refuses. */
export async function mailResetLink(
  context: Context,
  transaction: Database,
  { username, requestedFrom }: PasswordResetOrder,
): Promise<void> {
  const { clock, outbox, log } = context;
  const now = clock.now();
  const user = await findUserByName(transaction, username);
  if (!user) return;
  if (!user.email) {
    log.warn({ userId: user.id }, withoutEmail);
    return;
  }
  await links.lockLinks(transaction, user.id);
  if (!mayMail(await links.listLinksSince(transaction, user.id, instantAfter(now, -hour)), requestedFrom, now)) return;
  const token = newToken();
  await links.insertLink(transaction, {
    tokenHash: hashToken(token),
    userId: user.id,
    requestedFrom,
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

/**
 * Strangers who request links in a user's name use up their own addresses' share, not the user's. However many addresses
 * they have, the user gets an email with a working link every ten minutes.
 */
function mayMail(
  ofLastHour: readonly Pick<PasswordResetRow, 'requestedFrom' | 'createdAt'>[],
  requestedFrom: string,
  now: Date,
): boolean {
  if (ofLastHour.filter((link) => link.requestedFrom === requestedFrom).length >= mailsPerAddress) return false;
  const [latest] = ofLastHour;
  if (latest === undefined || ofLastHour.length < mailsBeforeSlowPace) return true;
  return latest.createdAt <= instantAfter(now, -slowPaceMs);
}

const resetText = (name: string, link: string): string => `Hello ${name},

somebody, most likely you, asked to reset the password of your Chat Module account. To choose a new one, open this link within one hour:

${link}

The link works once. If you did not ask for it, you can ignore this email; your password stays as it is.
`;

export const isResetTokenValid = async ({ db, clock }: Context, token: string): Promise<boolean> =>
  links.isOpenLink(db, hashToken(token), clock.now().toISOString());

/** Sets a new password with an emailed token, uses up all open links of that user and ends all their sessions. */
export async function confirmPasswordReset({ db, clock }: Context, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = clock.now().toISOString();
  await db.transaction().execute(async (transaction) => {
    const userId = await links.lockLinksOfOwner(transaction, hashToken(token));
    if (userId === undefined || !(await links.useLink(transaction, hashToken(token), now)))
      throw badRequest('This link has expired or was already used. Please request a new one.', 'token');
    const user = await setPasswordHash(transaction, userId, passwordHash, now);
    if (user) await recordAct(transaction, clock, { ...ofUser(user), actor: user, action: 'password_reset' });
    await endAccess(transaction, userId, now);
  });
}
