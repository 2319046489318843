import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepHouse } from '../jobs/housekeeping.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { partitionConversations } from './partition-conversations.ts';
import { isPartitioned, keepMonths, listPartitions, monthsBetween } from './partitions.ts';

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let botId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  locationId = (await makeLocation(app, admin, { retentionDays: null })).id;
  botId = (await makeBot(app, admin, { locationId })).id;
});
afterAll(() => app.close());

const read = async (url: string) => (await app.call('GET', url, { cookie: admin.cookie })).json();

/** Operators' sessions don't last for months. */
const signInAgain = async () => {
  admin = await makeOperator(app, 'admin');
};

const sayAt = async (instant: string, message: string, sessionId = 'a visit', messageId?: string) => {
  app.clock.set(instant);
  return (await app.call('POST', `/api/chat/${botId}`, { body: { message, sessionId, messageId } })).json();
};

const saidTo = async (query = '') =>
  (await read(`/api/admin/conversations?${query}`)).map(({ userMessage }: { userMessage: string }) => userMessage);

const rowsOf = async () =>
  (await app.context.db.selectFrom('conversations').selectAll().orderBy('id').execute()) as object[];

const countIn = async (partition: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(partition)}`.execute(
    app.context.db,
  );
  return rows[0]?.count ?? 0;
};

test('months follow each other from the first to the last, across the turn of a year', () => {
  expect(monthsBetween(new Date('2025-12-31T23:59:59.999Z'), new Date('2026-01-01T00:00:00.000Z'))).toEqual([
    { partition: 'conversations_2025_12', from: '2025-12-01T00:00:00.000Z', until: '2026-01-01T00:00:00.000Z' },
    { partition: 'conversations_2026_01', from: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' },
  ]);
});

const workOnPartitions = (): void => {
  let before: object[];
  let indexesBefore: string[];
  const indexes = async () => {
    const { rows } = await sql<{ indexname: string }>`
      select indexname from pg_indexes where tablename = 'conversations' order by 1`.execute(app.context.db);
    return rows.map(({ indexname }) => indexname);
  };

  beforeAll(async () => {
    await sayAt('2026-01-31T23:59:59.000Z', 'said in January', 'an old visit');
    await sayAt('2026-02-01T00:00:00.000Z', 'said in February', 'an old visit');
    await sayAt('2026-03-10T12:00:00.000Z', 'said in March');
    [before, indexesBefore] = [await rowsOf(), await indexes()];
    await partitionConversations(app.context.db, app.clock.now());
  });

  test("every row is in its month's partition, and the indexes exist again", async () => {
    expect(await isPartitioned(app.context.db)).toBe(true);
    expect(await rowsOf()).toEqual(before);
    expect(await listPartitions(app.context.db)).toEqual([
      ...['2026_01', '2026_02', '2026_03', '2026_04', '2026_05', '2026_06', 'other'].map((it) => `conversations_${it}`),
    ]);
    for (const month of ['2026_01', '2026_02', '2026_03']) expect(await countIn(`conversations_${month}`)).toBe(1);
    expect(await indexes()).toEqual(indexesBefore);
  });

  test('visitors can chat, the bot remembers their visit, and ratings find their answers', async () => {
    const say = () => sayAt('2026-03-10T12:01:00.000Z', 'said after it', 'a visit', 'sent twice');
    const { conversationId } = await say();
    expect(await say()).toMatchObject({ conversationId });
    const body = { sessionId: 'a visit', conversationId, rating: 5 };
    expect((await app.call('POST', `/api/chat/${botId}/rating`, { body })).statusCode).toBe(200);
    const [newest] = await read(`/api/bots/${botId}/conversations`);
    expect(newest).toMatchObject({ userMessage: 'said after it', satisfactionRating: 5 });
  });

  test('lists continue across months by their cursors, and filters and figures are right', async () => {
    const all = ['said after it', 'said in March', 'said in February', 'said in January'];
    expect(await saidTo()).toEqual(all);
    const paged: string[] = [];
    for (let cursor = ''; paged.length < all.length; ) {
      const page = await app.call('GET', `/api/admin/conversations?limit=1${cursor}`, { cookie: admin.cookie });
      paged.push(page.json()[0].userMessage);
      cursor = `&cursor=${page.headers['x-next-cursor']}`;
    }
    expect(paged).toEqual(all);
    expect(await saidTo('sessionId=an%20old%20visit')).toEqual(all.slice(2));
    expect(await saidTo(`locationId=${locationId}&botId=${botId}`)).toEqual(all);
    expect(await read('/api/admin/conversations/summary')).toMatchObject({ totalConversations: 4, uniqueSessions: 2 });
    const csv = await app.call('GET', `/api/bots/${botId}/export?days=90`, { cookie: admin.cookie });
    expect(all.every((message) => csv.body.includes(message))).toBe(true);
  });

  test('housekeeping prepares future months, once', async () => {
    app.clock.set('2026-05-02T00:00:00.000Z');
    await Promise.all([keepHouse(app.context), keepHouse(app.context)]);
    expect(await listPartitions(app.context.db)).toContain('conversations_2026_08');
    await sayAt('2026-08-15T00:00:00.000Z', 'said in August', 'a visit in summer');
    expect(await countIn('conversations_2026_08')).toBe(1);
  });

  test('while the table is being read for long, visitors can chat and the months wait', async () => {
    const { db } = app.context;
    await db.transaction().execute(async (reading) => {
      await reading.selectFrom('conversations').select('id').limit(1).execute();
      app.clock.set('2026-06-02T00:00:00.000Z');
      const keeping = keepHouse(app.context);
      await sayAt('2026-06-02T00:00:01.000Z', 'said during an export', 'a visit in summer');
      await keeping;
      expect(await listPartitions(db)).not.toContain('conversations_2026_09');
    });
    await keepHouse(app.context);
    expect(await listPartitions(db)).toContain('conversations_2026_09');
  });

  test('an unprepared month does not refuse a message', async () => {
    await sayAt('2027-02-01T00:00:00.000Z', 'said far ahead', 'a visit far ahead');
    await signInAgain();
    expect(await countIn('conversations_other')).toBe(1);
    await keepMonths(app.context.db, app.clock.now());
    expect(await listPartitions(app.context.db)).not.toContain('conversations_2027_02');
    expect(await listPartitions(app.context.db)).toContain('conversations_2027_03');
    expect((await saidTo())[0]).toBe('said far ahead');
  });

  test('expired data is deleted, from the figures too', async () => {
    const body = { retentionDays: 300 };
    await app.call('PUT', `/api/locations/${locationId}`, { cookie: admin.cookie, body });
    app.clock.set('2027-02-02T00:00:00.000Z');
    await keepHouse(app.context);
    expect(await saidTo()).toEqual(['said far ahead', 'said in August', 'said during an export']);
    expect(await read('/api/admin/conversations/summary')).toMatchObject({ totalConversations: 3 });
  });
};

if (process.env.TEST_DATABASE === 'postgres') describe('conversations partitioned by month', workOnPartitions);
else
  test('the embedded database has no partitions, and housekeeping makes none', async () => {
    await keepHouse(app.context);
    expect(await isPartitioned(app.context.db)).toBe(false);
  });
