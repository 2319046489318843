import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  byId,
  id,
  instant,
  listCount,
  newPassword,
  oneOf,
  pageQuery,
  requiredEmail,
  requiredText,
  saying,
} from './fields.ts';

export const roles = ['user', 'manager', 'admin'] as const;
export const role = oneOf('Role', roles);
export type Role = z.output<typeof role>;

export const locationIds = z
  .array(z.string())
  .meta({ description: "A manager's locations; for other roles only `locationId`, or none" });

export const user = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  locationId: z.string().nullable(),
  locationIds,
  hasSecondFactor: z.boolean(),
  invitation: z
    .enum(['open', 'expired'])
    .nullable()
    .meta({ description: 'The invitation of a user who has not accepted it yet; null: the user has a password' }),
  createdAt: instant,
  updatedAt: instant,
});
export type User = z.output<typeof user>;

export const userFields = z.object({
  username: requiredText('Username'),
  firstName: requiredText('First name'),
  lastName: requiredText('Last name'),
  email: requiredEmail('Email'),
  role,
  locationId: id('Location'),
});

const assignedLocations = z
  .array(id('Location'), 'Locations must be a list of location ids.')
  .min(1, 'Choose at least one location.')
  .max(1000, 'Locations are too many: at most 1000.')
  .optional()
  .meta({ description: 'Several only for a manager; the first one becomes `locationId`' });

const newUserFields = userFields.extend({ role: role.default('user'), locationIds: assignedLocations });

/** `locationIds` may name the location. It has its own error messages. */
function nameLocation(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { locationId, locationIds }: { locationId?: unknown; locationIds?: unknown } = body;
  if (locationIds === undefined || locationId) return body;
  const [first]: unknown[] = Array.isArray(locationIds) ? locationIds : [];
  return { ...body, locationId: first || 'none' };
}

type Body<S extends z.ZodObject> = z.ZodType<
  z.output<S>,
  Omit<z.input<S>, 'locationId'> & { locationId?: string | null | undefined }
>;

const withNamedLocation = <S extends z.ZodObject>(fields: S) =>
  z.preprocess(nameLocation, fields) as unknown as Body<S>;

/** Everything but the password. */
export const wholeUser = withNamedLocation(newUserFields);

export const newUser = withNamedLocation(newUserFields.extend({ password: newPassword }));
export type NewUser = z.output<typeof newUser>;

/** An invited person chooses a username and a password. */
export const newUserWithoutPassword = withNamedLocation(newUserFields.omit({ username: true }));
export type NewUserWithoutPassword = z.output<typeof newUserWithoutPassword>;

export const userChanges = userFields.partial().extend({ locationIds: assignedLocations });
export type UserChanges = z.output<typeof userChanges>;

const userFilter = z.object({
  search: z
    .string()
    .max(200, 'search is too long: at most 200 characters.')
    .optional()
    .meta({
      description:
        'Part of the username, name or email; upper and lower case and accents are ignored. A cursor is valid only with the ' +
        'search that it was given for',
    }),
  role: role.optional(),
  locationId: z.string().max(100).optional(),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Operators',
  query: pageQuery.extend(userFilter.shape),
  reply: z.array(user),
  paged: true,
});

export const countUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users/count',
  access: 'admin',
  summary: 'The number of operators that match a filter',
  query: userFilter,
  reply: listCount,
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users/export',
  access: 'admin',
  summary: 'The operators that match a filter as CSV',
  query: userFilter,
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});

export const createUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Create an operator',
  body: newUser,
  reply: user,
  status: 201,
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'Change an operator; fields left out keep their value',
  params: byId,
  body: userChanges,
  reply: user,
});

export const changePassword = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id/password',
  access: 'admin',
  summary: "Set an operator's password and end their other sessions",
  params: byId,
  body: z.object({ password: newPassword }),
  reply: saying,
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/second-factor',
  access: 'admin',
  summary: 'Turn off the two-factor sign-in of an operator who has lost the authenticator app and the recovery codes',
  params: byId,
  reply: saying,
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'Delete an operator and end their sessions',
  params: byId,
  reply: saying,
});
