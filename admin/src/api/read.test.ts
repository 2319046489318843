import { afterEach, expect, it, vi } from 'vitest';
import { readUnlessSignedOut, readWholeList, urlOf } from './read.ts';

const answering = (...responses: Response[]) => {
  const fetched = vi.fn(async (_url: string) => responses.shift() ?? new Response('[]'));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const asked = (...queryKey: unknown[]) => ({ queryKey, signal: new AbortController().signal });

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [['/api/bots'], '/api/bots'],
  [['/api/locations', 'a/b', 'bot'], '/api/locations/a%2Fb/bot'],
  [['/api/bots', '7', 'analytics', { days: 30 }], '/api/bots/7/analytics?days=30'],
  [['/api/admin/reservations', { locationId: '' }], '/api/admin/reservations'],
])('reads %j from %s', (key, url) => {
  expect(urlOf(key)).toBe(url);
});

it('follows a list to its last page', async () => {
  const fetched = answering(
    Response.json([1, 2], { headers: { 'X-Next-Cursor': 'c1' } }),
    Response.json([3], { headers: { 'X-Next-Cursor': 'c2' } }),
    Response.json([4]),
  );
  expect(await readWholeList(asked('/api/bots'))).toEqual([1, 2, 3, 4]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/bots',
    '/api/bots?limit=200&cursor=c1',
    '/api/bots?limit=200&cursor=c2',
  ]);
});

it('returns null on a 401 if requested', async () => {
  answering(new Response('{"message":"Unauthorized"}', { status: 401 }));
  expect(await readUnlessSignedOut(asked('/api/auth/user'))).toBeNull();
});

it('throws on any other refusal', async () => {
  answering(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(readUnlessSignedOut(asked('/api/auth/user'))).rejects.toThrow('503: Service Unavailable');
});
