import type { Context } from '../context.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import { badRequest, unauthorized } from '../errors.ts';
import { countAttempt, forgiveAttempts, signInLimit, subjectsOf } from '../session/login-attempts.ts';
import type { Operator } from '../session/operator.ts';
import { verifyPassword } from '../session/passwords.ts';
import { findUser } from '../users/users.store.ts';

/**
 * Checks that the operator is present and not someone at their unlocked screen. A wrong password counts as a failed
 * sign-in. Returns the user as stored when the password was right.
 */
export async function confirmPassword(
  context: Context,
  { id, username }: Operator,
  password: string,
  address: string,
): Promise<UserRow> {
  const attempts = await countAttempt(context, signInLimit, subjectsOf(username, address));
  const user = await findUser(context.db, id);
  if (!user) throw unauthorized();
  if (!(await verifyPassword(user.passwordHash, password)))
    throw badRequest('The current password is incorrect.', 'currentPassword');
  await forgiveAttempts(context.db, attempts);
  return user;
}
