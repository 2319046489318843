import type { Problem } from '@chat-module/contract/fields';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type StorageTrouble, troubleOf } from '../database/failures.ts';
import { Refusal } from '../errors.ts';
import { limits } from './request-limits.ts';
import { sendApplication } from './screens.ts';
import type { StorageWatch } from './watch-storage.ts';

/** Every error leaves the server here, as `{message, errors?}` in words for people. */
export function handleErrors(app: FastifyInstance, storage: StorageWatch): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const trouble = troubleOf(error);
    if (trouble !== undefined) storage.note(trouble);
    const { status, problem, retryAfterSeconds } = describeError(error, request);
    if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
    return reply.status(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(problem);
  });
}

/** Registered after the limits, so that requests to unknown paths are limited too. */
export function handleUnknownAddresses(app: FastifyInstance): void {
  const limit = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit(limits.page) } : {};
  app.setNotFoundHandler(limit, answerNotFound);
}

interface Described {
  readonly status: number;
  readonly problem: Problem;
  readonly retryAfterSeconds?: number | undefined;
}

export function describeError(error: FastifyError | Refusal, request: FastifyRequest): Described {
  if (error instanceof Refusal) {
    const { status, message, errors, retryAfterSeconds } = error;
    return { status, problem: { message, ...(errors && { errors }) }, retryAfterSeconds };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { status: 400, problem: describeValidation(error.validation) };
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, problem: { message: clientErrorSentences.get(error.code) ?? error.message } };
  request.log.error({ err: error }, 'request failed');
  const trouble = troubleOf(error);
  if (trouble !== undefined) return { status: 503, ...storageSentences[trouble] };
  return { status: 500, problem: { message: 'Something went wrong on our side. Please try again later.' } };
}

const clientErrorSentences = new Map([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'The body must be JSON, with Content-Type: application/json.'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'The body is too large.'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'The body is empty; JSON was expected.'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'The body is not valid JSON.'],
]);

type ValidationIssues = readonly { instancePath: string; message?: string | undefined }[];

function describeValidation(issues: ValidationIssues): Problem {
  const errors = issues.map(({ instancePath, message = 'is not valid' }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    message: /^Invalid input|^Too big|^Unrecognized/.test(message)
      ? 'The request is not of the expected form.'
      : message,
  }));
  return { message: [...new Set(errors.map((error) => error.message))].join(' '), errors };
}

const busy = { problem: { message: 'The service is busy. Please try again in a moment.' }, retryAfterSeconds: 5 };
const full = {
  problem: { message: 'Nothing can be saved right now. Please try again in a few minutes.' },
  retryAfterSeconds: 60,
};
const storageSentences: Record<StorageTrouble, Omit<Described, 'status'>> = {
  away: busy,
  busy,
  full,
  'read-only': full,
  damaged: full,
};

/** People who follow a wrong URL get the application's own page for it; programs get JSON. */
function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<string> {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (wantsPage && !request.url.startsWith('/api/')) return sendApplication(reply, { status: 404 });
  return answerNothingHere(reply);
}

/** For URLs that the router itself refuses: undecodable, or too long for any id. */
export const answerUnreadableAddress = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  answerNothingHere(reply);
};

const answerNothingHere = (reply: FastifyReply): FastifyReply =>
  reply.status(404).type('application/json; charset=utf-8').send({ message: 'Not found.' });
