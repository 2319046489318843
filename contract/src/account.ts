import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, instant, newPassword, passwordNamed, requiredEmail, requiredText, saying } from './fields.ts';
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
  body: z.object({ currentPassword, password: newPassword }),
  reply: saying,
});

export const ownSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  browser: z.string().meta({ description: 'Such as "Firefox on Windows"; empty when unknown' }),
  network: z.string().meta({ description: 'The address it was last used from; for an IPv6 address, its first half' }),
  signedInAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'signedIn',
  summary: 'Where you are signed in, this session first',
  reply: z.array(ownSession),
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'signedIn',
  summary: 'End all of your sessions but this one',
  reply: saying,
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'signedIn',
  summary: 'End one of your sessions',
  params: byId,
  reply: saying,
});

const code = requiredText('Code', 50);

export const secondFactor = z.object({
  isOn: z.boolean(),
  since: instant.nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.output<typeof secondFactor>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  access: 'signedIn',
  summary: 'Whether your sign-in asks for a code',
  reply: secondFactor,
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'signedIn',
  summary: 'Make a secret for your authenticator app (TOTP, RFC 6238); nothing asks for it until it is confirmed',
  body: z.object({ currentPassword }),
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  access: 'signedIn',
  summary:
    'Turn two-factor sign-in on with a code of the new secret, and end your other sessions; returns the recovery codes',
  body: z.object({ code }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const turnOffSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/off',
  access: 'signedIn',
  summary: 'Turn two-factor sign-in off with the password and a code, or a recovery code',
  body: z.object({ currentPassword, code }),
  reply: saying,
});

const weeklyReport = z.object({ isOn: z.boolean() });

export const getWeeklyReport = endpoint({
  method: 'GET',
  path: '/api/auth/weekly-report',
  access: 'signedIn',
  summary: 'Whether you get the weekly report by email',
  reply: weeklyReport,
});

export const setWeeklyReport = endpoint({
  method: 'PUT',
  path: '/api/auth/weekly-report',
  access: 'signedIn',
  summary: 'Turn the weekly report on or off: the figures of your locations, on Monday morning',
  body: z.object({ isOn: z.boolean('isOn must be true or false.') }),
  reply: weeklyReport,
});
