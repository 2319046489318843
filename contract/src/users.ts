import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, id, instant, newPassword, oneOf, pageQuery, requiredEmail, requiredText, saying } from './fields.ts';

export const roles = ['user', 'admin'] as const;
export const role = oneOf('Role', roles);
export type Role = z.output<typeof role>;

export const user = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  locationId: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type User = z.output<typeof user>;

const userFields = z.object({
  username: requiredText('Username'),
  firstName: requiredText('First name'),
  lastName: requiredText('Last name'),
  email: requiredEmail('Email'),
  role,
  locationId: id('Location'),
});

export const newUser = userFields.extend({ password: newPassword, role: role.default('user') });
export type NewUser = z.output<typeof newUser>;

export const userChanges = userFields.partial();
export type UserChanges = z.output<typeof userChanges>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Operators',
  query: pageQuery,
  reply: z.array(user),
  paged: true,
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
