import { setTimeout as delay } from 'node:timers/promises';
import { confirmPasswordReset, getCurrentUser, logIn, requestPasswordReset } from '@chat-module/contract/session';
import type { FastifyInstance } from 'fastify';
import { instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { unauthorized } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { hashToken, newToken } from '../secrets.ts';
import { presentCurrentUser } from '../users/present-user.ts';
import { findUserByName } from '../users/users.store.ts';
import { countAttempt, forgiveAttempt, subjectsOf } from './login-attempts.ts';
import * as reset from './password-reset.ts';
import { verifyPassword } from './passwords.ts';
import { clearSessionCookie, readSessionCookie, sessionLifeMs, writeSessionCookie } from './session-cookie.ts';
import { deleteSession, insertSession } from './session-store.ts';

const resetAnswerMs = 100;

export function sessionRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, getCurrentUser, ({ operator }) => operator);

  serve(app, context, logIn, async ({ body, request, reply }) => {
    const attempts = await countAttempt(context, subjectsOf(body.username, request.ip));
    const user = await findUserByName(db, body.username);
    const right = await verifyPassword(user?.passwordHash, body.password);
    if (!user || !right) throw unauthorized('Invalid username or password');
    await forgiveAttempt(db, attempts, body.username);
    const token = newToken();
    const expire = instantAfter(clock.now(), sessionLifeMs);
    await insertSession(db, { sid: hashToken(token), userId: user.id, sess: '{}', expire });
    writeSessionCookie(context, request, reply, token);
    return presentCurrentUser(user);
  });

  serve(app, context, requestPasswordReset, async ({ body }) => {
    // The answer takes as long for an unknown user as for a known one.
    await Promise.all([reset.requestPasswordReset(context, body.username), delay(resetAnswerMs)]);
    return { message: 'Check your email for password reset instructions' };
  });

  serve(app, context, confirmPasswordReset, async ({ body }) => {
    await reset.confirmPasswordReset(context, body.token, body.password);
    return { message: 'Password updated successfully' };
  });

  // A navigation, not a call: it leads to the landing page. A link on another site must not sign anybody out.
  app.get('/api/logout', async (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect('/');
    const token = readSessionCookie(request);
    if (token !== undefined) await deleteSession(db, hashToken(token));
    clearSessionCookie(context, request, reply);
    return reply.redirect('/');
  });
}
