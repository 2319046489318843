import { randomBytes } from 'node:crypto';
import { commandLine, recordAct } from '../audit/record-audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { turnOff } from '../second-factor/change-second-factor.ts';
import { endAccess } from '../session/end-access.ts';
import { forgiveUser } from '../session/login-attempts.ts';
import { hashPassword } from '../session/passwords.ts';
import { lockLinks } from '../session/reset-links.store.ts';
import { findUserByName, setPasswordHash } from './users.store.ts';

interface NewAccess {
  readonly password: string;
  readonly wasSecondFactorOn: boolean;
}

/**
 * Sets a generated password, turns the second factor off and ends all sessions and emailed links of the user; `undefined` if there is
 * no such user. Failed attempts under this name no longer count: the user has just failed to sign in.
 */
export async function giveNewPassword(db: Database, clock: Clock, username: string): Promise<NewAccess | undefined> {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const now = clock.now().toISOString();
  return db.transaction().execute(async (transaction) => {
    const user = await findUserByName(transaction, username);
    if (!user) return undefined;
    await lockLinks(transaction, user.id);
    await setPasswordHash(transaction, user.id, passwordHash, now, null);
    const subject = { kind: 'user', id: user.id, name: user.username } as const;
    await recordAct(transaction, clock, { ...subject, actor: commandLine, action: 'password_set' });
    const wasSecondFactorOn = await turnOff({ clock }, transaction, user, commandLine);
    await endAccess(transaction, user.id, now);
    await forgiveUser(transaction, user.username);
    return { password, wasSecondFactorOn };
  });
}
