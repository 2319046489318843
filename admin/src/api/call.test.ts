import type { deleteBot, updateBot } from '@chat-module/contract/bots';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, isUnauthorized, serverMessageOr } from './api-error.ts';
import { call } from './call.ts';

const answering = (response: Response) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const refusal = async (response: Response): Promise<unknown> => {
  answering(response);
  return call<typeof deleteBot>('DELETE', '/api/bots/:id', { params: { id: '1' } }).catch((error: unknown) => error);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends credentials, and JSON where there is a body', async () => {
  const fetched = answering(Response.json({}));
  await call<typeof updateBot>('PUT', '/api/bots/:id', { params: { id: 'a b' }, body: { name: 'Harbor' } });
  expect(fetched).toHaveBeenCalledWith('/api/bots/a%20b', {
    method: 'PUT',
    credentials: 'include',
    signal: undefined,
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Harbor"}',
  });
});

it('sends no content type without a body', async () => {
  const fetched = answering(Response.json({ message: 'Gone.' }));
  await call<typeof deleteBot>('DELETE', '/api/bots/:id', { params: { id: '1' } });
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('content-type')).toBe(false);
});

it("has the server's message", async () => {
  const body = '{"message":"Name is required.","errors":[{"path":"name","message":"Name is required."}]}';
  const error = await refusal(new Response(body, { status: 400 }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `400: ${body}`,
    status: 400,
    serverMessage: 'Name is required.',
    fieldErrors: [{ path: 'name', message: 'Name is required.' }],
  });
});

it('has the status text if the body is empty', async () => {
  expect(await refusal(new Response('', { status: 502, statusText: 'Bad Gateway' }))).toMatchObject({
    message: '502: Bad Gateway',
  });
});

it('distinguishes an expired session from a refused sign-in', () => {
  expect(isUnauthorized(new ApiError(401, '', '{"message":"Unauthorized: sign in first"}'))).toBe(true);
  expect(isUnauthorized(new ApiError(401, '', '{"message":"Invalid username or password"}'))).toBe(false);
  expect(isUnauthorized(new ApiError(403, 'Forbidden', 'Unauthorized'))).toBe(false);
});

it('falls back if there is no server message', () => {
  expect(serverMessageOr(new ApiError(409, '', '{"message":"Taken."}'), 'Failed')).toBe('Taken.');
  expect(serverMessageOr(new ApiError(409, '', ''), 'Failed')).toBe('Failed');
  expect(serverMessageOr(new TypeError('Failed to fetch'), 'Failed')).toBe('Failed');
});
