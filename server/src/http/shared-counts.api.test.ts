import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const limit = 240;
/** What another node may let through before it queries the database. */
const share = 10;

let first: TestApp;
let nodes: FastifyInstance[];

beforeEach(async () => {
  first = await startTestApp({ TRUST_PROXY: '1' });
  nodes = [first.app, await buildApp(first.context), await buildApp(first.context)];
  onTestFinished(async () => {
    await Promise.all(nodes.slice(1).map((node) => node.close()));
  });
});

const statusOf = async (node: FastifyInstance, path: string, address: string): Promise<number> =>
  (await node.inject({ url: path, headers: { 'x-forwarded-for': address } })).statusCode;

/** Calls each node in turn and counts the accepted calls. */
async function countLetThrough(path: string, calls: number, address = '198.51.100.7'): Promise<number> {
  const statuses: number[] = [];
  for (let i = 0; i < calls; i++) {
    const node = nodes[i % nodes.length];
    if (node) statuses.push(await statusOf(node, path, address));
  }
  expect(new Set(statuses).size).toBeLessThanOrEqual(2);
  return statuses.filter((status) => status !== 429).length;
}

const path = '/api/bots/nothing/public';

const holdTheLimitTogether = (): void => {
  test('accept as many requests from one address as one node would', async () => {
    expect(await countLetThrough(path, limit + 40)).toBe(limit);
  });

  test('accept no more simultaneous requests', async () => {
    const calls = Array.from({ length: limit + 40 }, (_, i) => nodes[i % nodes.length] as FastifyInstance);
    const statuses = await Promise.all(calls.map((node) => statusOf(node, path, '198.51.100.7')));
    expect(statuses.filter((status) => status !== 429)).toHaveLength(limit);
  });

  test('a late node accepts no more than its first portion', async () => {
    const [one, , other] = nodes as [FastifyInstance, FastifyInstance, FastifyInstance];
    for (let i = 0; i < limit; i++) expect(await statusOf(one, path, '198.51.100.7')).toBe(404);
    expect(await statusOf(one, path, '198.51.100.7')).toBe(429);
    for (let i = 0; i < share; i++) expect(await statusOf(other, path, '198.51.100.7')).toBe(404);
    expect(await statusOf(other, path, '198.51.100.7')).toBe(429);
  });

  test('count each address and each route separately', async () => {
    await countLetThrough(path, limit + 40);
    expect(await countLetThrough(path, 30, '198.51.100.8')).toBe(30);
    expect(await countLetThrough('/api/locations/nothing/public', 30)).toBe(30);
  });

  test("restart when the database's minute has ended", async () => {
    await countLetThrough(path, limit + 40);
    await first.context.db.updateTable('requestCounts').set({ endsAt: '2026-01-01T00:00:00.000Z' }).execute();
    const node = await buildApp(first.context);
    onTestFinished(() => node.close());
    nodes = [node];
    expect(await countLetThrough(path, limit + 40)).toBe(limit);
  });

  test('write nothing for an address with ordinary use', async () => {
    await countLetThrough(path, 2 * share);
    expect(await first.context.db.selectFrom('requestCounts').selectAll().execute()).toEqual([]);
  });

  test('count each by itself while the shared counts are unavailable', async () => {
    await first.context.db.schema.alterTable('requestCounts').renameTo('away').execute();
    nodes = nodes.slice(0, 2);
    expect(await countLetThrough(path, 2 * limit + 40)).toBe(2 * limit);
  });
};

if (process.env.TEST_DATABASE === 'postgres') describe('three nodes on one database', holdTheLimitTogether);
else
  test('one node on its own file enforces the limit', async () => {
    nodes = [first.app];
    expect(await countLetThrough(path, limit + 30)).toBe(limit);
  });

test('5,200 other addresses do not evict an exhausted counter', async () => {
  const [node] = nodes as [FastifyInstance];
  for (let i = 0; i < limit; i++) expect(await statusOf(node, path, '198.51.100.7')).toBe(404);
  for (let i = 0; i < 5_200; i++) await statusOf(node, path, `10.0.${i >> 8}.${i & 255}`);
  expect(await statusOf(node, path, '198.51.100.7')).toBe(429);
});
