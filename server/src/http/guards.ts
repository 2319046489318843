import type { Access, Endpoint } from '@chat-module/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { badRequest, forbidden } from '../errors.ts';
import { resumeSession } from '../session/resume-session.ts';
import { assertSameOrigin } from './same-origin.ts';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The checks before a call, in this order. A new kind of access doesn't compile without its entry here. */
export function guardsOf(context: Context, { access, method, writes }: Endpoint): Guard[] {
  const sameOrigin: Guard = async (request) => assertSameOrigin(request, context.config.publicUrl);
  const session: Guard = (request, reply) => resumeSession(context, request, reply);
  const own = method === 'GET' && !writes ? [] : [sameOrigin];
  const guards: Record<Access, Guard[]> = {
    visitor: [allowAnyOrigin],
    anyone: own,
    signedIn: [...own, session],
    manager: [...own, session, assertManager],
    admin: [...own, session, assertAdmin],
  };
  return [...guards[access], assertNoNullByte];
}

/** PostgreSQL can't store or compare one. Bodies lose theirs during validation. */
const assertNoNullByte: Guard = async ({ url }) => {
  if (url.includes('%00')) throw badRequest('The address holds a character that is not allowed.');
};

const allowAnyOrigin: Guard = async (_request, reply) => {
  reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin');
};

const assertManager: Guard = async (request) => {
  const role = request.operator?.role;
  if (role !== 'manager' && role !== 'admin') throw forbidden('Only a manager or an admin may do this.');
};

const assertAdmin: Guard = async (request) => {
  if (request.operator?.role !== 'admin') throw forbidden('Only an admin may do this.');
};
