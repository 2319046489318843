import type { Context } from '../context.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import { unauthorized } from '../errors.ts';
import { codeRefusals } from '../second-factor/check-code.ts';
import { findUserByName } from '../users/users.store.ts';
import { countAttempt, forgiveAttempts, forgiveSignIn, signInLimit, subjectsOf } from './login-attempts.ts';
import { verifyPassword } from './passwords.ts';
import type { Origin } from './session-details.ts';
import { recordFailedSignIn, type Start, startSession } from './start-session.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly code?: string | undefined;
}

interface SignedIn {
  readonly user: UserRow;
  readonly token: string;
}

/**
 * Only someone who knows the password learns whether a user has a second factor. A right password without a code isn't a
 * failure, but doesn't reset earlier ones either: otherwise codes could be guessed without end.
 */
export async function logIn(
  context: Context,
  { username, password, code }: Credentials,
  address: string,
  origin: Origin,
): Promise<SignedIn> {
  const attempts = await countAttempt(context, signInLimit, subjectsOf(username, address));
  const user = await findUserByName(context.db, username);
  const right = await verifyPassword(user?.passwordHash, password);
  const start: Start = user && right ? await startSession(context, user, origin, code) : { refused: 'password' };
  if (user && 'token' in start) {
    await forgiveSignIn(context.db, attempts, username);
    return { user, token: start.token };
  }
  const refused = 'refused' in start ? start.refused : 'password';
  if (refused === 'missing') await forgiveAttempts(context.db, attempts);
  else await recordFailedSignIn(context, user, refused === 'password' ? 'sign_in_failed' : 'second_factor_failed');
  throw refused === 'password'
    ? unauthorized('Invalid username or password')
    : unauthorized(codeRefusals[refused], 'code');
}
