import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { lockSubject } from '../database/dialect.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import { newId } from '../ids.ts';
import { hashPassword } from '../session/passwords.ts';
import { countUsers, insertUser, usernameKey } from '../users/users.store.ts';
import { insertSampleFacility } from './insert-sample-facility.ts';

export interface FirstAdmin {
  readonly username: string;
  /** Only if it was generated; one that the operator set isn't printed. */
  readonly generatedPassword: string | undefined;
}

/** Gives an empty database its first admin and the sample facility, both or neither; several nodes create only one of each. */
export async function makeFirstData({
  db,
  clock,
  config,
}: Pick<Context, 'db' | 'clock' | 'config'>): Promise<FirstAdmin | undefined> {
  if ((await countUsers(db)) > 0) return undefined;
  const generatedPassword = config.adminPassword === undefined ? randomBytes(12).toString('base64url') : undefined;
  const now = clock.now().toISOString();
  const admin: UserRow = {
    id: newId(),
    username: config.adminUsername,
    usernameKey: usernameKey(config.adminUsername),
    passwordHash: await hashPassword(config.adminPassword ?? generatedPassword ?? ''),
    invitedAt: null,
    passwordChangedAt: generatedPassword === undefined ? now : null,
    firstName: '',
    lastName: '',
    email: '',
    role: 'admin',
    locationId: null,
    createdAt: now,
    updatedAt: now,
  };
  const made = await db.transaction().execute(async (transaction) => {
    await lockSubject(transaction, 'first data');
    if ((await countUsers(transaction)) > 0) return false;
    await insertUser(transaction, admin);
    if (config.sampleData) await insertSampleFacility(transaction, clock.now(), admin.id);
    return true;
  });
  return made ? { username: admin.username, generatedPassword } : undefined;
}
