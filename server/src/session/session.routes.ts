import {
  checkPasswordReset,
  confirmPasswordReset,
  getCurrentUser,
  logIn,
  requestPasswordReset,
} from '@chat-module/contract/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { limits } from '../http/request-limits.ts';
import { comesFromElsewhere } from '../http/same-origin.ts';
import { serve } from '../http/serve.ts';
import { presentCurrentUser } from '../users/present-user.ts';
import { listLocationsOf } from '../users/user-locations.store.ts';
import { assertUncommon } from './common-passwords.ts';
import { logIn as signIn } from './log-in.ts';
import {
  countAttempt,
  forgiveAttempts,
  resetRequestLimit,
  resetRequestSubject,
  resetTokenLimit,
  resetTokenSubject,
} from './login-attempts.ts';
import * as reset from './password-reset.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { originOf } from './session-details.ts';
import { endSession } from './start-session.ts';

export function sessionRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  context.outbox.carryOutBy((transaction, order) => reset.mailResetLink(context, transaction, order));

  serve(app, context, getCurrentUser, ({ operator }) => operator);

  serve(app, context, logIn, async ({ body, request, reply }) => {
    const { user, token } = await signIn(context, body, request.ip, originOf(request));
    writeSessionCookie(context, request, reply, token);
    return presentCurrentUser(user, await listLocationsOf(db, user));
  });

  serve(app, context, requestPasswordReset, async ({ body, request }) => {
    await countAttempt(context, resetRequestLimit, [resetRequestSubject(request.ip)]);
    await reset.requestPasswordReset(context, body.username, request.ip);
    return { message: 'Check your email for password reset instructions' };
  });

  const countTokenAttempt = ({ ip }: FastifyRequest) => countAttempt(context, resetTokenLimit, [resetTokenSubject(ip)]);

  serve(app, context, checkPasswordReset, async ({ body, request }) => {
    const attempts = await countTokenAttempt(request);
    const valid = await reset.isResetTokenValid(context, body.token);
    if (valid) await forgiveAttempts(db, attempts);
    return { valid };
  });

  serve(app, context, confirmPasswordReset, async ({ body, request }) => {
    assertUncommon(body.password);
    const attempts = await countTokenAttempt(request);
    await reset.confirmPasswordReset(context, body.token, body.password);
    await forgiveAttempts(db, attempts);
    return { message: 'Password updated successfully' };
  });

  // A navigation, not a call: it leads to the landing page. A link on another site, and HEAD, sign nobody out.
  const logOut = { exposeHeadRoute: false, config: { rateLimit: limits.page, access: 'page' } } as const;
  app.get('/api/logout', logOut, async (request, reply) => {
    if (comesFromElsewhere(request, context.config.publicUrl)) return reply.redirect('/');
    const token = readSessionCookie(request);
    if (token !== undefined) await endSession(context, token);
    clearSessionCookie(context, request, reply);
    return reply.redirect('/');
  });
}
