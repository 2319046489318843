import type { User } from '@chat-module/contract/users';
import type { Context } from '../context.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import { listOwnersOfOpenLinks } from '../session/reset-links.store.ts';

/** The invitations that nobody has accepted yet, by user. An expired one can be sent again. */
export async function readInvitations(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  users: readonly UserRow[],
): Promise<ReadonlyMap<string, NonNullable<User['invitation']>>> {
  const invited = users.filter(({ invitedAt }) => invitedAt !== null).map(({ id }) => id);
  const open = await listOwnersOfOpenLinks(db, invited, clock.now().toISOString());
  return new Map(invited.map((id) => [id, open.has(id) ? 'open' : 'expired']));
}
