import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { type Product, startProduct } from '../../e2e/support/product.ts';

process.env.TEST_POSTGRES_URL ??= inject('postgresUrl');

const rounds = 3;

/** Long enough for a round's first writes on a slow machine. */
const patienceMs = 60_000;
const adminPassword = 'survives every crash';

type Written = 'leads' | 'reservations' | 'conversations';

/** The ids of acknowledged writes. */
type Acknowledged = Record<Written, Set<string>>;

const post = async (origin: string, path: string, body: object): Promise<Record<string, string>> => {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
};

/** Writes in a loop until the product is killed, and records each acknowledged write. */
async function writeUntilGone(
  origin: string,
  botId: string,
  acknowledged: Acknowledged,
  writer: number,
): Promise<void> {
  const phone = '(541) 555-0100';
  try {
    for (let turn = 0; ; turn++) {
      const sessionId = `writer-${writer}`;
      const lead = await post(origin, '/api/leads', { botId, name: `Lead ${turn}`, phone, sessionId });
      acknowledged.leads.add(lead.id ?? '');
      const wish = { botId, customerName: `Guest ${turn}`, customerPhone: phone, unitSize: '10x10', sessionId };
      acknowledged.reservations.add((await post(origin, '/api/reservations', wish)).id ?? '');
      const reply = await post(origin, `/api/chat/${botId}`, { message: `What about ${turn}?`, sessionId });
      acknowledged.conversations.add(reply.conversationId ?? '');
    }
  } catch {
    return;
  }
}

async function signIn({ origin }: Product): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  return response.headers.getSetCookie()[0] ?? '';
}

async function readAll({ origin }: Product, cookie: string, path: string): Promise<{ id: string }[]> {
  const rows: { id: string }[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Response = await fetch(`${origin}${path}?limit=200${cursor && `&cursor=${cursor}`}`, {
      headers: { cookie },
    });
    rows.push(...(await page.json()));
    cursor = page.headers.get('x-next-cursor');
  }
  return rows;
}

describe.each(['embedded', 'postgres'] as const)('on %s', (database) => {
  test(`killed ${rounds} times while writing, it has every acknowledged write once and counts each conversation`, async () => {
    const env = { SAMPLE_DATA: 'off', ADMIN_PASSWORD: adminPassword, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
    let product = await startProduct({ database, env });
    const cookie = await signIn(product);
    const created = await fetch(`${product.origin}/api/bots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: 'Crash', websiteUrl: 'https://example.com' }),
    });
    const { id: botId } = await created.json();
    const acknowledged: Acknowledged = { leads: new Set(), reservations: new Set(), conversations: new Set() };
    for (let round = 0; round < rounds; round++) {
      const writers = [1, 2, 3, 4].map((writer) => writeUntilGone(product.origin, botId, acknowledged, writer));
      const before = acknowledged.conversations.size;
      await expect.poll(() => acknowledged.conversations.size, { timeout: patienceMs }).toBeGreaterThan(before);
      // Somewhere within a write, at a different time than the last.
      await delay(Math.random() * 800);
      await product.kill();
      await Promise.all(writers);
      product = await product.restart();
    }
    for (const kind of ['leads', 'reservations', 'conversations'] as const) {
      const stored = (await readAll(product, cookie, `/api/admin/${kind}`)).map((row) => row.id);
      expect(new Set(stored).size).toBe(stored.length);
      expect(acknowledged[kind].size).toBeGreaterThan(0);
      expect([...acknowledged[kind]].filter((id) => !stored.includes(id))).toEqual([]);
    }
    const conversations = await readAll(product, cookie, '/api/admin/conversations');
    const days = await (await fetch(`${product.origin}/api/bots/${botId}/analytics`, { headers: { cookie } })).json();
    const counted = days.reduce((sum: number, day: { conversationCount: number }) => sum + day.conversationCount, 0);
    expect(counted).toBe(conversations.length);
    expect(await product.stop()).toBe(0);
  });
});
