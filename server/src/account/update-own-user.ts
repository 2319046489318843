import type { OwnChanges } from '@chat-module/contract/account';
import { recordEdit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';
import { badRequest, unauthorized } from '../errors.ts';
import type { Operator } from '../session/operator.ts';
import { expireLinks, lockLinks } from '../session/reset-links.store.ts';
import { findUser, updateUser } from '../users/users.store.ts';
import { confirmPassword } from './confirm-password.ts';

/** Changing the email address takes the current password, because whoever receives the emails can request a new one. */
export async function updateOwnUser(
  context: Context,
  { currentPassword, email, ...names }: OwnChanges,
  operator: Operator,
  address: string,
): Promise<UserRow> {
  const { db, clock, outbox } = context;
  const isNewAddress = email !== undefined && email !== operator.email;
  if (isNewAddress) {
    if (currentPassword === undefined)
      throw badRequest('Enter your current password to change your email address.', 'currentPassword');
    await confirmPassword(context, operator, currentPassword, address);
  }
  const changes = isNewAddress ? { ...names, email } : names;
  const updatedAt = clock.now().toISOString();
  const updated = await db.transaction().execute(async (transaction) => {
    await lockLinks(transaction, operator.id);
    const before = await findUser(transaction, operator.id);
    const after = await updateUser(transaction, operator.id, { ...changes, updatedAt });
    if (!before || !after) throw unauthorized();
    const subject = { kind: 'user', id: after.id, name: after.username } as const;
    await recordEdit(transaction, clock, { ...subject, actor: operator, before, after });
    if (before.email !== after.email) await leaveAddress(context, transaction, before, after);
    return after;
  });
  outbox.wake();
  return updated;
}

/** The old mailbox gets a notice, and its links stop working. */
async function leaveAddress(
  { outbox }: Context,
  transaction: Database,
  before: UserRow,
  after: UserRow,
): Promise<void> {
  await expireLinks(transaction, after.id, after.updatedAt);
  if (before.email === '') return;
  await outbox.addSealed(transaction, {
    to: before.email,
    subject: 'Your Chat Module email address was changed',
    text: addressChangedText(after),
  });
}

const addressChangedText = ({ firstName, username, email }: UserRow): string => `Hello ${firstName || username},

the email address of your Chat Module account "${username}" was changed to ${email}. Mail about your account no longer comes here.

If you did not change it, ask an administrator of your Chat Module to correct your address and to set a new password.
`;
