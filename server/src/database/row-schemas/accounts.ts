import { roles } from '@chat-module/contract/users';
import { z } from 'zod';
import { count, day, hexHash, id, instant, oneOf, smallCount, stamps, text } from './columns.ts';

export const accountSchemas = {
  users: z.strictObject({
    id,
    username: text,
    usernameKey: text,
    passwordHash: text.startsWith('$argon2', 'must be an Argon2 hash'),
    passwordChangedAt: instant.nullable(),
    invitedAt: instant.nullable(),
    firstName: text,
    lastName: text,
    email: text,
    role: oneOf(roles),
    locationId: id.nullable(),
    ...stamps,
  }),
  userLocations: z.strictObject({ userId: id, locationId: id, position: smallCount }),
  weeklyReports: z.strictObject({ userId: id, lastMonday: day }),
  setupDismissals: z.strictObject({ userId: id, dismissedAt: instant }),
  secondFactors: z.strictObject({
    userId: id,
    secretCipher: text,
    lastStep: count,
    confirmedAt: instant.nullable(),
    createdAt: instant,
  }),
  recoveryCodes: z.strictObject({
    codeHash: hexHash,
    userId: id,
  }),
};
