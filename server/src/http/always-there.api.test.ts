import type { Endpoint } from '@chat-module/contract/endpoint';
import { endpoints } from '@chat-module/contract/endpoints';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { routesOf } from '../testing/routes-of.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

describe('health', () => {
  test('GET /healthz is 200', async () => {
    expect((await app.call('GET', '/healthz')).statusCode).toBe(200);
  });

  test('GET /readyz is 200 and states the kind of database', async () => {
    const response = await app.call('GET', '/readyz');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      status: 'ok',
      database: process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded',
    });
  });

  test('without its database the process is alive, but not ready: 503', async () => {
    const broken = await startTestApp();
    await broken.context.db.destroy();
    expect((await broken.call('GET', '/healthz')).statusCode).toBe(200);
    const ready = await broken.call('GET', '/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.body).not.toMatch(/driver|sql/i);
  });
});

describe('headers', () => {
  test.each(['/api/bots', '/api/nothing', '/healthz', '/api/openapi.json'])('%s is not sniffed', async (url) => {
    expect((await app.call('GET', url)).headers['x-content-type-options']).toBe('nosniff');
  });

  test('no API response is cacheable', async () => {
    for (const url of ['/api/bots', '/api/auth/user', '/api/bots/x/public', '/api/nothing']) {
      expect((await app.call('GET', url, { cookie: admin.cookie })).headers['cache-control']).toBe('no-store');
    }
  });

  test('HSTS is sent only over HTTPS', async () => {
    const proxied = await startTestApp({ TRUST_PROXY: '1' });
    const answer = (proto: string) => proxied.call('GET', '/healthz', { headers: { 'x-forwarded-proto': proto } });
    expect((await answer('https')).headers).toHaveProperty('strict-transport-security');
    expect((await answer('http')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the log', () => {
  test.each([
    ['made here', {}, /^[0-9a-f-]{36}$/],
    ['of a proxy', { 'x-request-id': 'proxy-0123456789' }, /^proxy-0123456789$/],
    ['made here instead of one that is no id', { 'x-request-id': 'a b\tc{}' }, /^[0-9a-f-]{36}$/],
  ])('has an id for each request, %s, which the response has too', async (_whose, headers, id) => {
    app.logLines.splice(0);
    const response = await app.call('GET', '/api/bots/none/public', { headers });
    expect(response.headers['x-request-id']).toMatch(id);
    expect(app.logLines.map((line) => JSON.parse(line).reqId)).toEqual([response.headers['x-request-id']]);
  });

  test('has one line per request, without address, text or query', async () => {
    app.logLines.splice(0);
    await app.call('GET', '/api/faqs?search=very-private', { cookie: admin.cookie });
    expect(app.logLines).toHaveLength(1);
    expect(JSON.parse(app.logLines[0] ?? '')).toMatchObject({ method: 'GET', route: '/api/faqs', status: 200 });
    expect(app.logLines[0]).not.toMatch(/very-private|chat_module_session/);
  });

  test('contains nothing that a visitor writes in the chat', async () => {
    const { id } = (
      await app.call('POST', '/api/bots', {
        cookie: admin.cookie,
        body: { name: 'Talker', websiteUrl: 'https://x.example', locationId: (await makeLocation(app, admin)).id },
      })
    ).json();
    const body = { message: 'My number is 555-867-5309', sessionId: 'secret-session', pageUrl: 'https://x.example/p' };
    await app.call('POST', `/api/chat/${id}`, { body });
    await app.call('POST', `/api/chat/${id}`, { body: { ...body, messageType: 'nonsense' } });
    expect(app.logLines.join('')).not.toMatch(/867-5309|secret-session|x\.example\/p/);
  });
});

interface Operation {
  readonly operationId: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<
    string,
    { description: string; content: Record<string, { schema: object }>; headers?: object }
  >;
}

interface Description {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly servers: readonly { url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

const callNamed = (name: string) => new Map<string, Endpoint>(endpoints).get(name);

describe('GET /api/openapi.json', () => {
  let api: Description;

  beforeAll(async () => {
    api = (await app.call('GET', '/api/openapi.json')).json();
  });

  const operations = () =>
    Object.entries(api.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    );

  test('is OpenAPI 3.1 of this product at PUBLIC_URL', () => {
    expect(api.openapi).toMatch(/^3\.1\.\d+$/);
    expect(api.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(api.servers).toEqual([{ url: 'http://localhost:3000' }]);
  });

  test('lists exactly the routes below /api/', () => {
    const described = operations().map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ':')}`,
    );
    const served = routesOf(app.app)
      .filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD' && method !== 'OPTIONS')
      .map(({ method, url }) => `${method} ${url}`);
    expect(described.sort()).toEqual(served.sort());
    for (const page of ['GET /api/login', 'GET /api/logout']) expect(described).toContain(page);
    for (const [name, { method, path }] of endpoints)
      expect(api.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.operationId).toBe(name);
    expect(new Set(operations().map(({ operation }) => operation.operationId)).size).toBe(described.length);
  });

  test('declares each path parameter once, as required', () => {
    for (const { path, operation } of operations()) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('says which calls need a session', () => {
    for (const { operation } of operations()) {
      const access = callNamed(operation.operationId)?.access;
      const signedIn = access === 'signedIn' || access === 'manager' || access === 'admin';
      expect(operation.security.length > 0, operation.operationId).toBe(signedIn);
      for (const scheme of operation.security.flatMap((it) => Object.keys(it as object))) {
        expect(api.components.securitySchemes).toHaveProperty(scheme);
      }
    }
  });

  test('describes input and output of each', () => {
    for (const { operation } of operations()) {
      const endpoint = callNamed(operation.operationId);
      expect(operation.responses).toHaveProperty('default');
      for (const response of Object.values(operation.responses)) expect(response.description).not.toBe('');
      if (!endpoint) continue;
      expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
      expect(operation.responses).toHaveProperty(String(endpoint.status ?? 200));
      if (endpoint.paged) expect(operation.responses['200']?.headers).toHaveProperty('X-Next-Cursor');
    }
  });

  test('every reference in it resolves, and it contains only JSON Schema keywords', () => {
    const text = JSON.stringify(api);
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(api.components.schemas).toHaveProperty(name);
    }
    const references = text.match(/"\$ref":"[^"]*"/g) ?? [];
    expect(references.filter((reference) => !reference.includes('#/components/schemas/'))).toEqual([]);
    expect(text).not.toContain('"nullable"');
  });

  test('is built once, cacheable for minutes and sent again only after a change', async () => {
    const first = await app.call('GET', '/api/openapi.json');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'content-type': 'application/json; charset=utf-8',
    });
    const stringify = vi.spyOn(JSON, 'stringify');
    onTestFinished(() => stringify.mockRestore());
    const again = await app.call('GET', '/api/openapi.json');
    const described = stringify.mock.calls.filter(([value]) => (value as { openapi?: string })?.openapi);
    expect([again.body === first.body, described]).toEqual([true, []]);
    const etag = String(first.headers.etag);
    const unchanged = await app.call('GET', '/api/openapi.json', { headers: { 'if-none-match': `W/${etag}` } });
    expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag]);
    const changed = await app.call('GET', '/api/openapi.json', { headers: { 'if-none-match': '"another"' } });
    expect([changed.statusCode, changed.body === first.body]).toEqual([200, true]);
  });

  test('describes a location exactly as it is returned', async () => {
    const schema = api.paths['/api/locations/{id}']?.get?.responses['200']?.content['application/json']?.schema;
    const { id } = await makeLocation(app, admin);
    const answered = (await app.call('GET', `/api/locations/${id}`, { cookie: admin.cookie })).json();
    expect(schema).toMatchObject({ type: 'object', required: expect.arrayContaining(Object.keys(answered)) });
  });
});
