import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { password, passwordNamed, requiredEmail, requiredText, saying } from './fields.ts';
import { currentUser } from './session.ts';

const currentPassword = passwordNamed('Current password');

export const ownChanges = z
  .object({
    firstName: requiredText('First name'),
    lastName: requiredText('Last name'),
    email: requiredEmail('Email'),
    currentPassword: currentPassword.meta({ description: 'Needed to change the email address' }),
  })
  .partial();
export type OwnChanges = z.output<typeof ownChanges>;

export const updateOwnUser = endpoint({
  method: 'PATCH',
  path: '/api/auth/user',
  access: 'signedIn',
  summary: 'Change your own name and email address; fields left out keep their value',
  body: ownChanges,
  reply: currentUser,
});

export const changeOwnPassword = endpoint({
  method: 'PATCH',
  path: '/api/auth/user/password',
  access: 'signedIn',
  summary: 'Change your own password and end your other sessions',
  body: z.object({ currentPassword, password }),
  reply: saying,
});
