import type { FastifyReply, FastifyRequest } from 'fastify';
import { day } from '../clock.ts';
import type { Context } from '../context.ts';

const cookieName = 'chat_module_session';

/** How long a session lives after its last use, in milliseconds. */
export const sessionLifeMs = 14 * day;

const isSecure = ({ config }: Context, request: FastifyRequest): boolean =>
  request.protocol === 'https' || (config.publicUrl?.startsWith('https:') ?? false);

const attributes = (context: Context, request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(context, request) }) as const;

/** The token in the request's cookie, if the cookie has our signature. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[cookieName];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : undefined;
}

export const writeSessionCookie = (context: Context, request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.setCookie(cookieName, token, { ...attributes(context, request), maxAge: sessionLifeMs / 1000, signed: true });

export const clearSessionCookie = (context: Context, request: FastifyRequest, reply: FastifyReply) =>
  reply.clearCookie(cookieName, attributes(context, request));
