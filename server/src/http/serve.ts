import type { Readable } from 'node:stream';
import {
  type BodyOf,
  type Endpoint,
  eventStream,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@chat-module/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Page } from '../database/paging.ts';
import { type Operator, operatorOf } from '../session/operator.ts';
import { guardsOf } from './guards.ts';
import { limits } from './request-limits.ts';
import { answerWithProgress, type Tell, wantsProgress } from './tell-progress.ts';

type OperatorOf<E extends Endpoint> = E['access'] extends 'signedIn' | 'manager' | 'admin' ? Operator : undefined;

/** One request, validated against the endpoint's schemas. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly operator: OperatorOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Reports progress, if the caller accepts it. */
  readonly tell: Tell<E>;
}

type Answer<E extends Endpoint> = E extends { readonly paged: true }
  ? ReplyOf<E> extends readonly (infer Row)[]
    ? Page<Row>
    : never
  : ReplyOf<E> extends string
    ? string | Readable
    : ReplyOf<E>;

/** Creates an endpoint's route: access, input and output come from the contract. */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  answer: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  const status = endpoint.status ?? 200;
  const guards = guardsOf(context, endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: !endpoint.writes && endpoint.contentType !== eventStream,
    config: { rateLimit: limits[endpoint.access], access: endpoint.access },
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [status]: endpoint.reply },
    },
    onRequest: guards,
    async handler(request, reply) {
      const { params, query, body } = request;
      // The schemas above have validated all three.
      const call = { params, query, body, operator: operatorOf(request), request, reply } as Omit<Call<E>, 'tell'>;
      if (endpoint.progress && wantsProgress(request)) {
        return answerWithProgress(endpoint, request, reply, async (tell) => answer({ ...call, tell }));
      }
      reply.status(status);
      const answered = await answer({ ...call, tell: () => undefined });
      return endpoint.paged ? sendPage(reply, answered as Page<unknown>) : answered;
    },
  });
  if (endpoint.access === 'visitor') answerPreflight(app, endpoint);
}

function sendPage(reply: FastifyReply, page: Page<unknown>): unknown[] {
  if (page.nextCursor !== undefined) reply.header('X-Next-Cursor', page.nextCursor);
  return page.rows;
}

/** Browsers send a preflight before they post JSON to another origin. */
function answerPreflight(app: FastifyInstance, { method, path, access }: Endpoint): void {
  app.options(path, { config: { rateLimit: limits[access], access } }, (_request, reply) =>
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Access-Control-Allow-Methods', method)
      .header('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key')
      .header('Access-Control-Max-Age', '86400')
      .status(204)
      .send(),
  );
}
