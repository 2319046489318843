import { invitationHours } from '@chat-module/contract/invitations';
import type { NewUserWithoutPassword } from '@chat-module/contract/users';
import { type Actor, recordAct } from '../audit/record-audit.ts';
import { hour, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';
import { conflict, notFound } from '../errors.ts';
import { hashToken, newToken } from '../secrets.ts';
import { hashPassword } from '../session/passwords.ts';
import { expireLinks, insertLink, lockLinks } from '../session/reset-links.store.ts';
import { subject } from '../users/change-users.ts';
import { type AssignedUser, emailTaken, insertAssigned } from '../users/insert-assigned.ts';
import { listLocationsOf } from '../users/user-locations.store.ts';
import { deleteUser, findUser, updateUser } from '../users/users.store.ts';

export interface Invited extends AssignedUser {
  /** Opens the page where the invited person chooses a password. */
  readonly link: string;
}

/** Until the invitation is accepted, the email address is the username, and nobody knows the password. */
export async function inviteUser(context: Context, fields: NewUserWithoutPassword, actor: Actor): Promise<Invited> {
  const { db, clock, outbox } = context;
  const passwordHash = await hashPassword(newToken());
  const now = clock.now().toISOString();
  const invited = await db.transaction().execute(async (transaction) => {
    const account = { username: fields.email, passwordHash, passwordChangedAt: null, invitedAt: now };
    const made = await insertAssigned(transaction, fields, account, now, { nameTaken: emailTaken });
    await recordAct(transaction, clock, { ...subject(made.user), actor, action: 'invited' });
    return { ...made, link: await mailLink(context, transaction, made.user, actor) };
  });
  outbox.wake();
  return invited;
}

export async function resendInvitation(context: Context, id: string, actor: Actor): Promise<Invited> {
  const { db, clock, outbox } = context;
  const now = clock.now().toISOString();
  const invited = await db.transaction().execute(async (transaction) => {
    await findInvited(transaction, id);
    await expireLinks(transaction, id, now);
    const user = await updateUser(transaction, id, { invitedAt: now });
    if (!user) throw notFound('The user');
    await recordAct(transaction, clock, { ...subject(user), actor, action: 'invited' });
    const link = await mailLink(context, transaction, user, actor);
    return { user, locationIds: await listLocationsOf(transaction, user), link };
  });
  outbox.wake();
  return invited;
}

export const revokeInvitation = ({ db, clock }: Context, id: string, actor: Actor): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const user = await findInvited(transaction, id);
    await deleteUser(transaction, id);
    await recordAct(transaction, clock, { ...subject(user), actor, action: 'revoked' });
  });

/** Locks the user's links, so that nobody accepts meanwhile. */
async function findInvited(transaction: Database, id: string): Promise<UserRow> {
  await lockLinks(transaction, id);
  const user = await findUser(transaction, id);
  if (!user) throw notFound('The user');
  if (user.invitedAt === null) throw conflict('This user has already accepted the invitation.');
  return user;
}

/** Stored in the transaction of the user, and encrypted, so that only the mailer can read the link. */
async function mailLink(
  { clock, outbox, publicUrl }: Context,
  transaction: Database,
  { id, email, firstName }: UserRow,
  actor: Actor,
): Promise<string> {
  const now = clock.now();
  const token = newToken();
  await insertLink(transaction, {
    tokenHash: hashToken(token),
    userId: id,
    requestedFrom: 'an invitation',
    createdAt: now.toISOString(),
    expiresAt: instantAfter(now, invitationHours * hour),
  });
  const link = `${publicUrl()}/invitation?token=${token}`;
  await outbox.addSealed(transaction, {
    to: email,
    subject: 'Your invitation to Chat Module',
    text: invitationText(firstName, await nameOf(transaction, actor), link),
  });
  return link;
}

/** A username such as "admin" tells the reader nothing. */
async function nameOf(transaction: Database, { id, username }: Actor): Promise<string> {
  const inviter = await findUser(transaction, id ?? '');
  return `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim() || username;
}

const invitationText = (name: string, inviter: string, link: string): string => `Hello ${name},

${inviter} has invited you to Chat Module, where your facility's chats, leads and reservations arrive. To choose your username and password, open this link within ${invitationHours} hours:

${link}

The link works once. If you did not expect this invitation, you can ignore this email.
`;
