import { recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { unauthorized } from '../errors.ts';
import { endAccess } from '../session/end-access.ts';
import type { Operator } from '../session/operator.ts';
import { hashPassword } from '../session/passwords.ts';
import { lockLinks } from '../session/reset-links.store.ts';
import { holdUnchanged, setPasswordHash } from '../users/users.store.ts';
import { confirmPassword } from './confirm-password.ts';

interface Passwords {
  readonly currentPassword: string;
  readonly password: string;
}

/** Ends the operator's other sessions and all links emailed to them. */
export async function changeOwnPassword(
  context: Context,
  { currentPassword, password }: Passwords,
  operator: Operator,
  address: string,
): Promise<void> {
  const { db, clock } = context;
  const user = await confirmPassword(context, operator, currentPassword, address);
  const passwordHash = await hashPassword(password);
  const now = clock.now().toISOString();
  await db.transaction().execute(async (transaction) => {
    await lockLinks(transaction, user.id);
    // Someone else changed it meanwhile, which ended this session.
    if (!(await holdUnchanged(transaction, user))) throw unauthorized();
    await setPasswordHash(transaction, user.id, passwordHash, now);
    const subject = { kind: 'user', id: user.id, name: user.username } as const;
    await recordAct(transaction, clock, { ...subject, actor: operator, action: 'password_set' });
    await endAccess(transaction, user.id, now, operator.sid);
  });
}
