import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConversationRow } from '../database/rows/conversations.ts';
import { newId } from '../ids.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { countRating, countTurns } from './daily-analytics.store.ts';

let app: TestApp;
let admin: SignedIn;
let botId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const makeBotHere = async (): Promise<string> =>
  (await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id })).id;

const exported = (id: string, query = '') =>
  app.call('GET', `/api/bots/${id}/export${query}`, { cookie: admin.cookie });

async function store(id: string, turns: readonly Partial<ConversationRow>[]): Promise<void> {
  const rows = turns.map(
    (turn): ConversationRow => ({
      id: newId(),
      botId: id,
      locationId: null,
      sessionId: 's-1',
      userMessage: 'Hello',
      botResponse: 'Good day',
      responseSource: 'faq',
      faqId: null,
      unitId: null,
      satisfactionRating: null,
      responseTimeMs: 12,
      pageUrl: '',
      day: '2026-03-10',
      sources: '[]',
      modelOutcome: null,
      modelDetail: '',
      dialogueState: '{}',
      createdAt: app.clock.now().toISOString(),
      ...turn,
    }),
  );
  for (let at = 0; at < rows.length; at += 100) {
    await app.context.db
      .insertInto('conversations')
      .values(rows.slice(at, at + 100))
      .execute();
  }
}

const figuresHeader =
  '"Date","Conversations","Average response time (ms)","Average rating (1-5)","FAQ matches","AI responses","Website matches","Website matches from pages","Unanswered"';
const conversationsHeader =
  '"Time (UTC)","Session","Visitor message","Bot response","Source","Response time (ms)","Rating"';

describe('the export', () => {
  beforeAll(async () => {
    botId = await makeBotHere();
  });

  test('of a bot without data has only the two headings', async () => {
    const response = await exported(botId);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="chat-module-2026-03-10-30-days.csv"');
    expect(response.body).toBe(`${figuresHeader}\r\n\r\n${conversationsHeader}\r\n`);
  });

  test('has the daily figures and the conversations, newest first', async () => {
    const id = await makeBotHere();
    const day = { botId: id, locationId: null, date: '2026-03-10' };
    await countTurns(app.context.db, [{ ...day, responseTimeMs: 12, responseSource: 'faq', sources: '[]' }]);
    await countTurns(app.context.db, [
      { ...day, date: '2026-03-08', responseTimeMs: 1500, responseSource: 'ai', sources: '[]' },
    ]);
    await countRating(app.context.db, { ...day, before: null, rating: 5 });
    await store(id, [
      { createdAt: '2026-03-08T10:00:00.000Z', userMessage: 'First', responseSource: 'ai', responseTimeMs: 1500 },
      { createdAt: '2026-03-10T10:00:00.000Z', userMessage: 'Say "hi",\nplease', satisfactionRating: 5 },
    ]);
    const session = app.context.secrets.pseudonym('export s-1');
    expect((await exported(id)).body).toBe(
      [
        figuresHeader,
        '"2026-03-10","1","12","5","1","0","0","0","0"',
        '"2026-03-08","1","1500","","0","1","0","0","0"',
        '',
        conversationsHeader,
        `"2026-03-10T10:00:00.000Z","${session}","Say ""hi"",\nplease","Good day","faq","12","5"`,
        `"2026-03-08T10:00:00.000Z","${session}","First","Good day","ai","1500",""`,
        '',
      ].join('\r\n'),
    );
  });

  test('covers the requested number of days', async () => {
    const id = await makeBotHere();
    await store(id, [
      { createdAt: '2026-03-05T15:00:00.001Z', userMessage: 'within' },
      { createdAt: '2026-03-01T15:00:00.000Z', userMessage: 'before' },
    ]);
    expect((await exported(id, '?days=7')).body).toMatch(/within/);
    expect((await exported(id, '?days=7')).body).not.toMatch(/before/);
    expect((await exported(id, '?days=30')).body).toMatch(/before/);
  });

  test('distinguishes sessions without an id that would let someone continue a chat', async () => {
    const id = await makeBotHere();
    const sessions = ['a secret session', 'a secret session', 'another secret session'];
    await store(
      id,
      sessions.map((sessionId) => ({ sessionId })),
    );
    const { body } = await exported(id);
    expect(body).not.toContain('secret session');
    const cells = body
      .split('\r\n')
      .slice(3, 6)
      .map((line) => line.split(',')[1]);
    expect(new Set(cells).size).toBe(2);
    for (const cell of cells) expect(cell).toMatch(/^"[0-9a-f]{32}"$/);
  });

  test("does not contain another bot's conversations", async () => {
    await store(await makeBotHere(), [{ userMessage: 'not for you' }]);
    expect((await exported(botId)).body).not.toContain('not for you');
  });

  test.each(['=1+2', '+1', '-1', '@SUM(A1)', '\t=1', ' =cmd|x', '＝1+2', '\u200b=1', '"=1'])(
    "a visitor's %j is no formula",
    async (formula) => {
      const id = await makeBotHere();
      await store(id, [{ userMessage: formula, botResponse: formula }]);
      const [, , , line = ''] = (await exported(id)).body.split('\r\n');
      const cells = line.split('","').slice(2, 4);
      expect(cells).toHaveLength(2);
      for (const cell of cells) expect(cell).toMatch(/^'/);
    },
  );

  test('a formula after a semicolon is none either, for spreadsheets that split cells there', async () => {
    const id = await makeBotHere();
    await store(id, [{ userMessage: 'hello;=1+2', botResponse: 'Sizes:\n- 5x5;＝1+2' }]);
    expect((await exported(id)).body).toContain(`"hello;'=1+2","Sizes:\n'- 5x5;'＝1+2"`);
  });
});

describe('one table', () => {
  const headings = {
    days: figuresHeader,
    conversations: conversationsHeader,
    funnel: '"Step","Visits"',
    hours: '"Weekday","Hour","Visits"',
    comparison: '"Figure","This period","Period before","Average location"',
    faqs: '"Question","Answers"',
    unanswered: '"Question","Asked","Last asked (UTC)"',
    rated_down: '"Time (UTC)","Visitor message","Bot response","Source"',
  };

  test.each(Object.entries(headings))(
    '%s has its heading alone, and as many cells in each line',
    async (table, heading) => {
      const id = await makeBotHere();
      const body = { message: 'Do you keep a unicorn?', sessionId: 's' };
      await app.call('POST', `/api/chat/${id}`, { body });
      const { statusCode, headers, body: csv } = await exported(id, `?table=${table}`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(headers['content-disposition']).toContain(`chat-module-${table.replace('_', '-')}-2026-03-10-30-days.csv`);
      const [first, ...lines] = csv.trimEnd().split('\r\n');
      expect(first).toBe(heading);
      const cellsOf = (line: string) => line.split('","').length;
      for (const line of lines) expect(cellsOf(line), line).toBe(cellsOf(heading));
    },
  );

  test('the funnel and the hours of a visit', async () => {
    const id = await makeBotHere();
    await app.call('POST', `/api/chat/${id}`, { body: { message: 'Hello', sessionId: 's' } });
    expect((await exported(id, '?table=funnel')).body).toContain('"Asked a question","1"\r\n"Looked at sizes","0"');
    expect((await exported(id, '?table=hours')).body).toContain('"Tuesday","8","1"');
  });

  test('an unknown one is refused with 400', async () => {
    expect((await exported(botId, '?table=everything')).statusCode).toBe(400);
  });
});

describe('of many conversations', () => {
  const rowCount = 1203;

  beforeAll(async () => {
    botId = await makeBotHere();
    const at = (i: number) => new Date(app.clock.now().getTime() - Math.floor(i / 400) * 1000).toISOString();
    await store(
      botId,
      Array.from({ length: rowCount }, (_, i) => ({ userMessage: `message ${i}.`, createdAt: at(i) })),
    );
  });

  test('none is missing or repeated, even with equal times', async () => {
    const messages = (await exported(botId)).body.match(/message \d+\./g) ?? [];
    expect(messages).toHaveLength(rowCount);
    expect(new Set(messages).size).toBe(rowCount);
  });

  test('they are streamed while being read', async () => {
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/bots/${botId}/export`;
    const request = httpGet(url, { headers: { cookie: admin.cookie }, agent: false });
    const [response]: IncomingMessage[] = await once(request, 'response');
    expect(response?.headers['transfer-encoding']).toBe('chunked');
    expect(response?.headers).not.toHaveProperty('content-length');
    request.destroy();
  });
});
