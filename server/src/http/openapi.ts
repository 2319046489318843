import { createHash } from 'node:crypto';
import { type Access, type Endpoint, needsSession, progressType } from '@chat-module/contract/endpoint';
import { endpoints } from '@chat-module/contract/endpoints';
import { problem } from '@chat-module/contract/fields';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { limits } from './request-limits.ts';

type Json = Record<string, unknown>;

const cookieSession = 'session';

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A repeat with the same key, session and body is answered as the first time and does nothing. Another body is 409.',
  schema: { type: 'string', maxLength: 100 },
};

const accessNote: Record<Access, string> = {
  visitor: 'Anybody, from any origin, without credentials.',
  anyone: 'No session needed.',
  signedIn: 'Signed-in operators; what is outside their locations does not exist for them.',
  manager: 'Operators of the role manager or admin; what is outside their locations does not exist for them.',
  admin: 'Operators of the role admin.',
};

/** Serves the document. It is built once per public URL, at the first call, when the URL is known. */
export function openApiRoute(app: FastifyInstance, publicUrl: () => string): void {
  let built: { readonly url: string; readonly text: string; readonly etag: string } | undefined;
  app.get('/api/openapi.json', { config: { rateLimit: limits.anyone, access: 'anyone' } }, (request, reply) => {
    const url = publicUrl();
    if (built?.url !== url) {
      const text = JSON.stringify(describeApi(url));
      built = { url, text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    }
    reply.header('Cache-Control', 'public, max-age=300').header('ETag', built.etag);
    if (request.headers['if-none-match']?.includes(built.etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(built.text);
  });
}

/** The API as OpenAPI 3.1, derived from the same contract as the routes. */
function describeApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [path, page] of Object.entries(pages)) paths[path] = { get: describePage(page) };
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Chat Module', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: toSchema(problem, 'output') },
      securitySchemes: { [cookieSession]: { type: 'apiKey', in: 'cookie', name: 'chat_module_session' } },
    },
  };
}

interface Page {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Json[];
  readonly responses: Json;
}

const htmlPage: Json = { 200: { description: 'A page', content: { 'text/html': { schema: { type: 'string' } } } } };

/** Browser navigations below `/api/`; the contract's calls are described from the contract. */
const pages: Record<string, Page> = {
  '/api/login': { operationId: 'showSignIn', summary: 'The sign-in screen', responses: htmlPage },
  '/api/logout': {
    operationId: 'logOut',
    summary: 'End the session and go to the landing page; from another site it only goes there',
    responses: { 302: { description: 'Leads to /' } },
  },
  '/api/reset-password': {
    operationId: 'showNewPassword',
    summary: 'The screen that a mailed link opens to choose a new password',
    parameters: [{ name: 'token', in: 'query', required: false, schema: { type: 'string' } }],
    responses: htmlPage,
  },
  '/api/openapi.json': {
    operationId: 'describeApi',
    summary: 'This description',
    responses: { 200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } } },
  },
};

const refused: Json = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const describePage = ({ operationId, summary, parameters = [], responses }: Page): Json => ({
  operationId,
  summary,
  description: accessNote.anyone,
  security: [],
  parameters,
  responses: { ...responses, default: refused },
});

function describeCall(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    description: accessNote[endpoint.access],
    security: needsSession(endpoint.access) ? [{ [cookieSession]: [] }] : [],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: asJson(toSchema(endpoint.body, 'input')) } }),
    responses: {
      [endpoint.status ?? 200]: describeSuccess(endpoint),
      default: refused,
    },
  };
}

const describeSuccess = (endpoint: Endpoint): Json => ({
  description: 'Success',
  content: {
    [endpoint.contentType ?? 'application/json']: { schema: toSchema(endpoint.reply, 'output') },
    ...(endpoint.progress && { [progressType]: { schema: describeProgress(endpoint.progress, endpoint.reply) } }),
  },
  ...(endpoint.paged && {
    headers: {
      'X-Next-Cursor': { description: 'Asks for the next page; absent on the last one', schema: { type: 'string' } },
    },
  }),
});

/** A JSON line per step, and a last one with the result. */
const describeProgress = (progress: z.ZodType, reply: z.ZodType): Json => ({
  oneOf: [
    { type: 'object', properties: { progress: toSchema(progress, 'output') }, required: ['progress'] },
    { type: 'object', properties: { reply: toSchema(reply, 'output') }, required: ['reply'] },
    { type: 'object', properties: { refusal: { $ref: '#/components/schemas/Problem' } }, required: ['refusal'] },
  ],
});

const asJson = (schema: Json): Json => ({ 'application/json': { schema } });

function parametersOf(parameters: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!parameters) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(parameters, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
