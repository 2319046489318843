import { type CurrentUser, currentUser } from '@chat-module/contract/session';
import { role } from '@chat-module/contract/users';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { instantAfter, minute } from '../clock.ts';
import type { Context } from '../context.ts';
import { unauthorized } from '../errors.ts';
import { comesFromElsewhere } from '../http/same-origin.ts';
import { hashToken } from '../secrets.ts';
import { listLocationsOf } from '../users/user-locations.store.ts';
import { readSessionCookie, sessionLifeMs, writeSessionCookie } from './session-cookie.ts';
import { originOf, parseDetails } from './session-details.ts';
import { findSession, updateSession } from './session-store.ts';

/** Finds the operator of a call, or refuses it with 401. Role and location are read again for each call. */
export async function resumeSession(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { db, clock } = context;
  const token = readSessionCookie(request);
  if (token === undefined) throw unauthorized();
  const now = clock.now();
  const found = await findSession(db, hashToken(token), now.toISOString());
  if (!found) throw unauthorized();
  const { expire, sess, ...operator } = found;
  request.operator = { ...operator, role: role.parse(operator.role), locationIds: await listLocationsOf(db, operator) };
  if (!showsUse(context, request)) return;
  const isRenewed = expire < instantAfter(now, sessionLifeMs / 2);
  const details = parseDetails(sess);
  if (!isRenewed && (details.lastUsedAt ?? '') > instantAfter(now, -lastUsedIntervalMs)) return;
  const used = { ...details, ...originOf(request), lastUsedAt: now.toISOString() };
  const renewal = isRenewed ? { expire: instantAfter(now, sessionLifeMs) } : {};
  await updateSession(db, operator.sid, { sess: JSON.stringify(used), ...renewal });
  if (isRenewed) writeSessionCookie(context, request, reply, token);
}

/** The last use is stored at most this often, because a write for every call would cost too much. */
const lastUsedIntervalMs = 5 * minute;

/** A session is extended by its operator's own requests, not by cross-site ones. */
const showsUse = ({ config }: Context, request: FastifyRequest): boolean =>
  request.method !== 'HEAD' && !comesFromElsewhere(request, config.publicUrl);

/** The signed-in user where signing in is optional, such as for a page; this doesn't extend the session. */
export async function findSignedIn(context: Context, request: FastifyRequest): Promise<CurrentUser | undefined> {
  const token = readSessionCookie(request);
  if (token === undefined) return undefined;
  const found = await findSession(context.db, hashToken(token), context.clock.now().toISOString());
  return found && currentUser.parse({ ...found, locationIds: await listLocationsOf(context.db, found) });
}
