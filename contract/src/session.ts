import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { newPassword, optionalText, password, requiredText, saying } from './fields.ts';
import { locationIds, role } from './users.ts';

export const currentUser = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  locationId: z.string().nullable(),
  locationIds,
});
export type CurrentUser = z.output<typeof currentUser>;

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'signedIn',
  summary: 'The operator whose session this is',
  reply: currentUser,
});

export const logIn = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  summary: 'Start a session',
  body: z.object({
    username: requiredText('Username'),
    password,
    code: optionalText('Code', 50).optional().meta({
      description:
        'The code of the second factor. If it is required but missing, the response is 401 with an error at `code`',
    }),
  }),
  reply: currentUser,
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  summary: 'Email a one-use link to set a new password; the response is the same for an unknown user',
  body: z.object({ username: requiredText('Username') }),
  reply: saying,
});

export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/api/reset-password/check',
  access: 'anyone',
  summary:
    'Whether the token of an emailed link can still set a new password; an invalid one counts as a failed attempt',
  body: z.object({ token: requiredText('Token') }),
  reply: z.object({ valid: z.boolean() }),
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/api/reset-password/confirm',
  access: 'anyone',
  summary: 'Set a new password with the token of an emailed link',
  body: z.object({ token: requiredText('Token'), password: newPassword }),
  reply: saying,
});
