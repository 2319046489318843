import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, newPassword, requiredText, saying } from './fields.ts';
import { newUserWithoutPassword, user } from './users.ts';

/** How long an emailed invitation can be accepted. */
export const invitationHours = 72;

const invitation = z.object({
  user,
  link: z.string().nullable().meta({
    description: 'Only if the server has no mail server: shown once, to hand over. null: the link was emailed',
  }),
});
export type Invitation = z.output<typeof invitation>;

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  access: 'admin',
  summary:
    'Create an operator who chooses a username and a password through an emailed link; it works once, for 72 hours',
  body: newUserWithoutPassword,
  reply: invitation,
  status: 201,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/invitation',
  access: 'admin',
  summary: 'Email an invited operator a new link; the earlier one stops working',
  params: byId,
  reply: invitation,
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/invitation',
  access: 'admin',
  summary: 'Delete an operator who has not accepted their invitation',
  params: byId,
  reply: saying,
});

const token = requiredText('Token');

export const checkInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/check',
  access: 'anyone',
  summary: 'The person that an emailed link invites; an invalid link counts as a failed attempt',
  body: z.object({ token }),
  reply: z.object({
    invited: z
      .object({ firstName: z.string(), username: z.string().meta({ description: 'A suggestion: the email address' }) })
      .nullable()
      .meta({ description: 'null: the link has expired, was used or was revoked' }),
  }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/accept',
  access: 'anyone',
  summary: 'Choose a username and a password with the token of an emailed link',
  body: z.object({ token, username: requiredText('Username'), password: newPassword }),
  reply: saying,
});
