import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Migration, sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { serverTimezone } from '../calendar.ts';
import { badgesOf } from '../conversations/session-badges.store.ts';
import { noOutcomes } from '../figures/outcomes.store.ts';
import { createTestDatabase } from '../testing/postgres-database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { type Migrations, migrate, migrationsOf } from './migrate.ts';
import { openFile } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import { partitionConversations } from './partition-conversations.ts';
import type { Database } from './schema.ts';
import { listTables } from './tables.ts';

const onPostgres = process.env.TEST_DATABASE === 'postgres';
const dumps = join(import.meta.dirname, '../testing/old-databases');
const dumpSuffix = onPostgres ? '.postgres.sql' : '.sqlite.sql';
const oldDatabases = readdirSync(dumps).filter((name) => name.endsWith(dumpSuffix));

/** A new database, empty or filled from a dump. */
async function openWith(dump = ''): Promise<Database> {
  if (onPostgres) {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    const { db, close } = await openPostgres(url);
    onTestFinished(() => close().then(drop));
    if (dump !== '') await sql.raw(dump).execute(db);
    return db;
  }
  const { db, connection } = openFile(':memory:');
  onTestFinished(() => db.destroy());
  connection.exec(dump);
  return db;
}

type Row = Readonly<Record<string, unknown>>;

async function readRows(db: Database): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const table of await listTables(db))
    rows[table] = (await sql<Row>`select * from ${sql.table(table)} order by 1, 2`.execute(db.withoutPlugins())).rows;
  return rows;
}

async function describeSchema(db: Database): Promise<unknown> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name, columns }) => ({ name, columns: [...columns].sort(byName) })).sort(byName);
}

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

const withBroken = (migration: Migration): Migrations => ({
  ...migrationsOf({ instant: onPostgres ? 'timestamptz' : 'text' }),
  '9999-broken': migration,
});

test('migrating an up-to-date database changes nothing', async () => {
  const db = await openWith();
  await migrate(db);
  const before = await describeSchema(db);
  await migrate(db);
  expect(await describeSchema(db)).toEqual(before);
});

test('the stored databases have schemas that the program knows', () => {
  const known = Object.keys(migrationsOf({ instant: 'text' })).map((name) => `${name}${dumpSuffix}`);
  expect(oldDatabases).toEqual(known.slice(0, oldDatabases.length));
  expect(oldDatabases.length).toBeGreaterThan(6);
});

test('existing FAQs can be searched without accents', async () => {
  const db = await openWith(readFileSync(join(dumps, oldDatabases[0] ?? ''), 'utf8'));
  await sql`update faqs set question = '¿Cuándo?', answer = 'DÍA ' || id`.execute(db);
  await migrate(db);
  const faqs = await db.selectFrom('faqs').select(['id', 'searchText']).execute();
  expect(faqs.length).toBeGreaterThan(1);
  for (const { id, searchText } of faqs) expect(searchText).toBe(`¿cuando?\ndia ${id.toLowerCase()}`);
});

test('existing passwords count as chosen, except the first one until it is changed', async () => {
  const migrateWith = async (audited: boolean) => {
    const db = await openWith(readFileSync(join(dumps, oldDatabases.at(-1) ?? ''), 'utf8'));
    for (const day of ['1', '2'])
      await sql`update users set created_at = ${`2026-03-0${day}T00:00:00.000Z`} where id = ${`users-${day}`}`.execute(
        db,
      );
    if (audited)
      await sql`update audit_entries set kind = 'user', action = 'password_reset', subject_id = 'users-1',
        created_at = '2026-03-03T00:00:00.000Z'`.execute(db);
    await migrate(db);
    const users = await db.selectFrom('users').select('passwordChangedAt').orderBy('id').execute();
    return users.map(({ passwordChangedAt }) => passwordChangedAt);
  };
  expect(await migrateWith(false)).toEqual([null, '2026-03-02T00:00:00.000Z']);
  expect(await migrateWith(true)).toEqual(['2026-03-03T00:00:00.000Z', '2026-03-02T00:00:00.000Z']);
});

test('existing leads can be found by their text', async () => {
  const db = await openWith(readFileSync(join(dumps, oldDatabases[0] ?? ''), 'utf8'));
  await sql`update leads set name = 'José ' || id, phone = '(503) 555-0142', email = 'J@Example.com',
    inquiry = 'DÍA', unit_size = '10x10'`.execute(db);
  await migrate(db);
  const leads = await db.selectFrom('leads').select(['id', 'searchText']).execute();
  expect(leads.length).toBeGreaterThan(0);
  for (const { id, searchText } of leads)
    expect(searchText).toBe(`jose ${id.toLowerCase()}\nj@example.com\n10x10\ndia\n(503) 555-0142\n5035550142`);
});

test('existing locations keep their data until someone sets a retention period', async () => {
  const db = await openWith(readFileSync(join(dumps, oldDatabases[0] ?? ''), 'utf8'));
  await migrate(db);
  const terms = await db.selectFrom('locations').select('retentionDays').execute();
  expect(terms).toEqual([{ retentionDays: null }, { retentionDays: null }]);
});

test('existing encrypted emails that are finished lose their content, the others stay', async () => {
  const db = await openWith();
  await migrate(db, { upTo: '0011-days' });
  const mails = [
    { id: 'sent', mail: '{"sealed":"secret"}', dueAt: null, sentAt: '2026-11-01T00:00:00.000Z' },
    { id: 'given up', mail: '{"sealed":"secret"}', dueAt: null, sentAt: null },
    { id: 'waits', mail: '{"sealed":"secret"}', dueAt: '2026-11-01T00:00:00.000Z', sentAt: null },
    { id: 'open', mail: '{"to":"office"}', dueAt: null, sentAt: '2026-11-01T00:00:00.000Z' },
  ];
  const others = { about: null, attempts: 1, lastError: '', createdAt: '2026-11-01T00:00:00.000Z' };
  await db
    .insertInto('outbox')
    .values(mails.map((mail) => ({ ...mail, ...others })))
    .execute();
  await migrate(db);
  const kept = await db.selectFrom('outbox').select(['id', 'mail']).execute();
  expect(Object.fromEntries(kept.map(({ id, mail }) => [id, mail]))).toEqual({
    sent: '{"sealed":""}',
    'given up': '{"sealed":""}',
    waits: '{"sealed":"secret"}',
    open: '{"to":"office"}',
  });
});

test('existing website pages count as read by an older version', async () => {
  const db = await openWith(readFileSync(join(dumps, oldDatabases.at(-1) ?? ''), 'utf8'));
  await migrate(db);
  const pages = await db.selectFrom('websitePages').select('readBy').execute();
  expect(pages).toEqual([{ readBy: 0 }, { readBy: 0 }]);
});

test('a bot whose model the bot form turned off by mistake uses it again', async () => {
  const db = await openWith(readFileSync(join(dumps, oldDatabases.at(-1) ?? ''), 'utf8'));
  const [bot, other] = await db.selectFrom('bots').select('id').orderBy('id').execute();
  await sql`update bots set ${sql.ref('modelAnswersPerDay')} = case when id = ${bot?.id} then 0 else 40 end`.execute(
    db,
  );
  await migrate(db);
  const bots = await db.selectFrom('bots').select(['id', 'modelAnswersPerDay']).orderBy('id').execute();
  expect(bots).toEqual([
    { id: bot?.id, modelAnswersPerDay: null },
    { id: other?.id, modelAnswersPerDay: 40 },
  ]);
});

describe('of existing locations', () => {
  /** UUIDv7 of 2026-11-01T12:00:00.250Z, a moment after the sample's recorded creation. */
  const sampleId = '01a196fb-16fa-7000-8000-000000000000';
  const madeAt = '2026-11-01T12:00:00.000Z';
  const openedAt = '2026-10-01T12:00:00.000Z';

  interface Place {
    readonly id?: string;
    readonly name?: string;
    readonly createdAt?: string;
    readonly visitAt?: string;
  }

  async function migrateWith({
    id = sampleId,
    name = 'Copper Lantern Self Storage',
    createdAt = openedAt,
    visitAt,
  }: Place) {
    const db = await openWith();
    await migrate(db, { upTo: '0019-model-answers-default' });
    await sql`insert into locations (id, business_name, address, phone_number, website, payment_portal_url, facility_email,
      email_subject, email_template, office_hours, pricing_page_url, contact_page_url, faq_page_url, timezone, size_options,
      amenities, created_at, updated_at) values (${id}, ${name}, '', '', '', '', '', '', '', '', '', '', '', 'UTC', '[]', '[]',
      ${createdAt}, ${createdAt})`.execute(db);
    for (const [botId, botCreatedAt] of [
      ['sample bot', createdAt],
      ['own bot', '2026-11-05T12:00:00.000Z'],
    ])
      await sql`insert into bots (id, name, location, website_url, openai_key_cipher, openai_key_mask, personality,
        primary_color, position, status, location_id, knowledge_version, created_at, updated_at) values (${botId}, '', '', '',
        '', '', '', '', '', '', ${botId === 'own bot' ? null : id}, 1, ${botCreatedAt}, ${botCreatedAt})`.execute(db);
    if (visitAt)
      await sql`insert into conversations (id, bot_id, location_id, session_id, user_message, bot_response, response_source,
        page_url, day, response_time_ms, created_at) values ('c', 'sample bot', ${id}, '', '', '', 'faq', '', '2026-11-01', 1,
        ${visitAt})`.execute(db);
    await migrate(db);
    const bots = await db.selectFrom('bots').select(['id', 'sampleMadeAt']).orderBy('id').execute();
    const location = await db.selectFrom('locations').select('sampleMadeAt').executeTakeFirstOrThrow();
    return { location: location.sampleMadeAt, bots: bots.map(({ sampleMadeAt }) => sampleMadeAt) };
  }

  const marked = { location: madeAt, bots: [null, madeAt] };
  const unmarked = { location: null, bots: [null, null] };

  test.each<[string, Place, object]>([
    ['the sample facility is marked with its bot', {}, marked],
    ['so is a renamed one with invented visits', { name: 'Elm Street', visitAt: '2026-10-20T12:00:00.000Z' }, marked],
    ['a renamed one without them is not', { name: 'Elm Street', visitAt: '2026-11-20T12:00:00.000Z' }, unmarked],
    ['one that an operator made under its name is not', { createdAt: '2026-11-01T12:00:00.251Z' }, unmarked],
    ['one that was made 32 days before its id is not', { createdAt: '2026-09-30T12:00:00.000Z' }, unmarked],
    ['one whose id tells no time is not', { id: '01a196fb-16fa-4000-8000-000000000000' }, unmarked],
  ])('%s', async (_what, place, expected) => {
    expect(await migrateWith(place)).toEqual(expected);
  });

  test('deleted locations in the audit log keep their names', async () => {
    const db = await openWith();
    await migrate(db, { upTo: '0019-model-answers-default' });
    const entry = (id: string, kind: string, action: string, name: string, day: string) =>
      sql`insert into audit_entries (id, actor_name, action, kind, subject_id, subject_name, changes, created_at)
        values (${id}, '', ${action}, ${kind}, 'gone', ${name}, '[]', ${`2026-11-${day}T00:00:00.000Z`})`.execute(db);
    await entry('1', 'location', 'created', 'Elm', '01');
    await entry('2', 'location', 'deleted', 'Elm Street Storage', '02');
    await entry('3', 'bot', 'deleted', 'Elm Bot', '03');
    await migrate(db);
    expect(await db.selectFrom('deletedLocations').selectAll().execute()).toEqual([
      { id: 'gone', businessName: 'Elm Street Storage', deletedAt: '2026-11-02T00:00:00.000Z' },
    ]);
  });
});

test("only existing time zones that are not the server's count as chosen", async () => {
  const db = await openWith(readFileSync(join(dumps, oldDatabases.at(-1) ?? ''), 'utf8'));
  const [first, second] = await db.selectFrom('locations').select('id').orderBy('id').execute();
  await sql`update locations set timezone = case when id = ${first?.id} then ${serverTimezone} else 'Asia/Tokyo' end`.execute(
    db,
  );
  await migrate(db);
  const locations = await db.selectFrom('locations').select(['id', 'timezoneSource']).orderBy('id').execute();
  expect(locations).toEqual([
    { id: first?.id, timezoneSource: 'default' },
    { id: second?.id, timezoneSource: 'chosen' },
  ]);
});

test('existing days distinguish pages from the record, and count unanswered questions', async () => {
  const db = await openWith(readFileSync(join(dumps, oldDatabases.at(-1) ?? ''), 'utf8'));
  await migrate(db, { upTo: '0026-last-events' });
  const [day] = await sql<{ botId: string; locationId: string; date: string }>`
    select bot_id as "botId", location_id as "locationId", date from daily_analytics order by id limit 1`
    .execute(db)
    .then(({ rows }) => rows);
  const conversation = await db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow();
  await db.deleteFrom('conversations').execute();
  const answers = [
    ['website', '[{"kind":"record","id":"address","label":"Address"}]'],
    ['website', '[{"kind":"page","id":"1","label":"Hours"}]'],
    ['ai', '[{"kind":"page","id":"1","label":"Hours"}]'],
    ['unanswered', '[]'],
    ['unanswered', '[]'],
  ] as const;
  for (const [at, [responseSource, sources]] of answers.entries())
    await db
      .insertInto('conversations')
      .values({
        ...conversation,
        ...{ id: `c-${at}`, botId: day?.botId ?? '', locationId: day?.locationId || null, day: day?.date ?? '' },
        ...{ responseSource, sources },
      })
      .execute();
  await migrate(db);
  const figures = await db.selectFrom('dailyAnalytics').select(['pageMatches', 'unanswered']).orderBy('id').execute();
  expect(figures).toEqual([
    { pageMatches: 1, unanswered: 2 },
    { pageMatches: 0, unanswered: 0 },
  ]);
});

test('existing visits get the badges of their leads, reservations, ratings and messages without an answer', async () => {
  const db = await openWith(readFileSync(join(dumps, oldDatabases.at(-1) ?? ''), 'utf8'));
  await migrate(db, { upTo: '0030-widget-settings' });
  const conversation = await db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow();
  const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
  const reservation = await db.selectFrom('reservations').selectAll().executeTakeFirstOrThrow();
  for (const table of ['conversations', 'leads', 'reservations', 'visitorSessions'] as const)
    await db.deleteFrom(table).execute();
  const { botId, createdAt: startedAt } = conversation;
  const sessions = ['led', 'reserved', 'unanswered', 'rated', 'plain'];
  for (const sessionId of sessions)
    await sql`insert into visitor_sessions (id, bot_id, session_id, location_id, message_count, started_at, last_message_at)
      values (${sessionId}, ${botId}, ${sessionId}, null, 1, ${startedAt}, ${startedAt})`.execute(db);
  const visit = { botId, locationId: null };
  await db
    .insertInto('leads')
    .values({ ...lead, ...visit, sessionId: 'led' })
    .execute();
  await db
    .insertInto('reservations')
    .values({ ...reservation, ...visit, sessionId: 'reserved' })
    .execute();
  for (const [sessionId, responseSource, satisfactionRating] of [
    ['unanswered', 'unanswered', 5],
    ['rated', 'faq', 1],
    ['plain', 'faq', 5],
  ] as const)
    await db
      .insertInto('conversations')
      .values({ ...conversation, ...visit, id: sessionId, sessionId, responseSource, satisfactionRating })
      .execute();
  await migrate(db);
  const visits = await db.selectFrom('visitorSessions').selectAll().orderBy('id').execute();
  expect(visits.map(({ id, ...visit }) => [id, ...badgesOf(visit)])).toEqual([
    ['led', 'lead'],
    ['plain'],
    ['rated', 'rated_down'],
    ['reserved', 'reserved'],
    ['unanswered', 'unanswered'],
  ]);
});

test('the figures of earlier days are filled from existing visits, leads, reservations and answers', async () => {
  const db = await openWith(readFileSync(join(dumps, oldDatabases.at(-1) ?? ''), 'utf8'));
  await migrate(db, { upTo: '0031-session-badges' });
  const [bot] = await db.selectFrom('bots').select('id').orderBy('id').execute();
  const [place] = await db.selectFrom('locations').select('id').orderBy('id').execute();
  const [faq] = await sql<{ id: string }>`select id from faqs where bot_id = ${bot?.id}`
    .execute(db)
    .then((it) => it.rows);
  const conversation = await db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow();
  const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
  const reservation = await db.selectFrom('reservations').selectAll().executeTakeFirstOrThrow();
  for (const table of ['conversations', 'leads', 'reservations', 'visitorSessions'] as const)
    await db.deleteFrom(table).execute();
  await sql`update locations set timezone = 'America/Los_Angeles', office_hours = 'Mon-Fri 9 AM - 6 PM'`.execute(db);
  // In Los Angeles a Monday at 8 PM, and the Tuesday after at 10 AM.
  const [evening, morning] = ['2026-06-02T03:00:00.000Z', '2026-06-02T17:00:00.000Z'];
  const ofBot = { botId: bot?.id ?? '', locationId: place?.id ?? null };
  const turns = [
    ['asked', evening, '2026-06-01', { responseSource: 'faq', faqId: faq?.id ?? null, satisfactionRating: 1 }],
    ['sized', morning, '2026-06-02', { responseSource: 'unit_details', unitId: null }],
    ['unit', morning, '2026-06-02', { responseSource: 'unit_pricing', unitId: 'a-unit' }],
    ['reserved', morning, '2026-06-02', { responseSource: 'ai' }],
  ] as const;
  for (const [sessionId, createdAt, day, answer] of turns) {
    const plain = { ...conversation, ...ofBot, faqId: null, unitId: null, satisfactionRating: null };
    await db
      .insertInto('conversations')
      .values({ ...plain, id: sessionId, sessionId, createdAt, day, ...answer })
      .execute();
    await sql`insert into visitor_sessions (id, bot_id, session_id, location_id, message_count, started_at, last_message_at,
        has_reservation) values (${sessionId}, ${ofBot.botId}, ${sessionId}, ${ofBot.locationId}, 1, ${createdAt},
        ${createdAt}, ${sessionId === 'reserved' ? 1 : 0})`.execute(db);
  }
  await db
    .insertInto('leads')
    .values({ ...lead, ...ofBot, sessionId: 'asked', status: 'converted', createdAt: evening })
    .execute();
  await db
    .insertInto('reservations')
    .values({ ...reservation, ...ofBot, sessionId: 'reserved', status: 'confirmed', createdAt: morning })
    .execute();
  await migrate(db);
  const outcomes = await db.selectFrom('dailyOutcomes').selectAll().orderBy('date').execute();
  const key = { botId: ofBot.botId, locationId: ofBot.locationId };
  expect(outcomes).toEqual([
    {
      ...{ ...noOutcomes, ...key, date: '2026-06-01', opened: 1, visits: 1 },
      ...{ afterHoursVisits: 1, leads: 1, convertedLeads: 1, ratedDown: 1 },
    },
    {
      ...{ ...noOutcomes, ...key, date: '2026-06-02', opened: 3, visits: 3, sizeVisits: 3, unitVisits: 2 },
      ...{ reservedVisits: 1, confirmedVisits: 1, officeHoursVisits: 3, reservations: 1, confirmedReservations: 1 },
    },
  ]);
  expect(await db.selectFrom('hourlyVisits').selectAll().orderBy('date').execute()).toEqual([
    { ...key, date: '2026-06-01', hour: 20, visits: 1 },
    { ...key, date: '2026-06-02', hour: 10, visits: 3 },
  ]);
  expect(await db.selectFrom('faqDays').selectAll().execute()).toEqual([
    { ...key, faqId: faq?.id, date: '2026-06-01', uses: 1 },
  ]);
  const visits = await db
    .selectFrom('visitorSessions')
    .select(['id', 'day', 'step', 'isAfterHours'])
    .orderBy('step')
    .execute();
  expect(visits).toEqual([
    { id: 'asked', day: '2026-06-01', step: 1, isAfterHours: 1 },
    { id: 'sized', day: '2026-06-02', step: 2, isAfterHours: 0 },
    { id: 'unit', day: '2026-06-02', step: 3, isAfterHours: 0 },
    { id: 'reserved', day: '2026-06-02', step: 5, isAfterHours: 0 },
  ]);
});

test('existing page URLs lose what may hold secrets, also in partitions', async () => {
  const db = await openWith();
  await migrate(db, { upTo: '0013-pages-read-by' });
  if (onPostgres) await partitionConversations(db, new Date('2026-11-20T00:00:00.000Z'));
  const expected = new Map([
    ['https://cedarlane.example/units?token=secret#access_token=secret', 'https://cedarlane.example/units'],
    ['HTTPS://cedarlane.example/units#a?b', 'HTTPS://cedarlane.example/units'],
    ['https://cedarlane.example?token=secret/path', 'https://cedarlane.example'],
    ['http://cedarlane.example/@team/units', 'http://cedarlane.example/@team/units'],
    ['https://me:secret@cedarlane.example/units', ''],
    ['https://me:secret@cedarlane.example', ''],
    ['https:me:secret', ''],
    ['file:///home/me/page.html', ''],
    ['javascript:secret', ''],
    ['', ''],
  ]);
  // The schema has columns that this version of the database lacks.
  for (const [at, pageUrl] of [...expected.keys()].entries())
    await sql`insert into conversations (id, bot_id, session_id, user_message, bot_response, response_source, response_time_ms, page_url,
      day, sources, model_detail, created_at) values (${`${at}`}, 'b', 's', 'm', 'r', 'faq', 1, ${pageUrl}, '', '[]', '',
      ${`2026-${at % 2 ? '09' : '11'}-01T00:00:00.000Z`})`.execute(db);
  await migrate(db);
  const rows = await db.selectFrom('conversations').select(['id', 'pageUrl']).execute();
  const kept = new Map(rows.map(({ id, pageUrl }) => [id, pageUrl]));
  expect([...expected.values()].map((_, at) => kept.get(`${at}`))).toEqual([...expected.values()]);
});

describe('existing figures of a moved bot', () => {
  const instant = (time: string) => `2026-03-${time}:00.000Z`;
  const migrateMoved = async (): Promise<Database> => {
    const db = await openWith(readFileSync(join(dumps, oldDatabases[0] ?? ''), 'utf8'));
    for (const table of ['conversations', 'daily_analytics', 'visitor_sessions', 'session_totals'])
      await sql`delete from ${sql.table(table)}`.execute(db);
    await migrate(db, { upTo: '0013-pages-read-by' });
    // The bot bots-1 is at locations-1 now, and was at locations-2 until noon of the tenth.
    const say = (location: string | null, session: string, time: string, source: string, rating: number | null) =>
      sql`insert into conversations (id, bot_id, location_id, session_id, user_message, bot_response, response_source, page_url,
        day, satisfaction_rating, response_time_ms, created_at) values (${`${session} ${time}`}, 'bots-1', ${location}, ${session},
        '', '', ${source}, '', ${`2026-03-${time.slice(0, 2)}`}, ${rating}, 10, ${instant(time)})`.execute(db);
    await say('locations-2', 'early', '09T10:00', 'faq', 5);
    await say('locations-2', 'spanning', '10T11:00', 'faq', 5);
    await say('locations-2', 'spanning', '10T11:30', 'ai', null);
    await say('locations-1', 'spanning', '10T12:30', 'website', 1);
    await say(null, 'nowhere', '12T12:30', 'faq', null);
    const count = (date: string, ...[conversations, ms, ratings, ratingSum, faq, ai, website]: number[]) =>
      sql`insert into daily_analytics values (${`day ${date}`}, ${date}, 'bots-1', ${conversations}, ${ms}, ${ratings},
        ${ratingSum}, ${faq}, ${ai}, ${website})`.execute(db);
    await count('2026-03-08', 4, 40, 0, 0, 4, 0, 0);
    await count('2026-03-09', 3, 30, 1, 5, 3, 0, 0);
    await count('2026-03-10', 5, 50, 2, 6, 2, 1, 2);
    await count('2026-03-12', 1, 10, 0, 0, 1, 0, 0);
    const visits = [
      ['early', 'locations-2', 1, '09T10:00', '09T10:00'] as const,
      ['spanning', 'locations-2', 3, '10T11:00', '10T12:30'] as const,
    ];
    for (const [session, location, messages, from, until] of visits)
      await sql`insert into visitor_sessions (id, bot_id, session_id, location_id, message_count, started_at, last_message_at)
        values (${session}, 'bots-1', ${session}, ${location}, ${messages}, ${instant(from)}, ${instant(until)})`.execute(
        db,
      );
    await sql`insert into session_totals values ('locations-2', 2)`.execute(db);
    await migrate(db);
    return db;
  };

  test('go to the location of their conversations, otherwise to the current one; none is lost', async () => {
    const db = await migrateMoved();
    const days = await db.selectFrom('dailyAnalytics').selectAll().orderBy('date').orderBy('locationId').execute();
    const figures = days.map((it) => [
      ...[it.date, it.locationId, it.conversationCount, it.responseTimeSumMs, it.ratingCount, it.ratingSum],
      ...[it.faqMatches, it.aiResponses, it.websiteMatches],
    ]);
    expect(figures).toEqual([
      ['2026-03-08', 'locations-1', 4, 40, 0, 0, 4, 0, 0],
      ['2026-03-09', 'locations-2', 3, 30, 1, 5, 3, 0, 0],
      ['2026-03-10', 'locations-1', 3, 30, 1, 1, 1, 0, 2],
      ['2026-03-10', 'locations-2', 2, 20, 1, 5, 1, 1, 0],
      ['2026-03-12', '', 1, 10, 0, 0, 1, 0, 0],
    ]);
  });

  test('a visit during which it moved counts once per location', async () => {
    const db = await migrateMoved();
    const visits = await db.selectFrom('visitorSessions').selectAll().orderBy('startedAt').execute();
    expect(visits).toMatchObject([
      { sessionId: 'early', locationId: 'locations-2', messageCount: 1 },
      { id: 'spanning', locationId: 'locations-2', messageCount: 2, lastMessageAt: instant('10T11:30') },
      { sessionId: 'spanning', locationId: 'locations-1', messageCount: 1, startedAt: instant('10T12:30') },
    ]);
    expect(await db.selectFrom('sessionTotals').selectAll().orderBy('locationId').execute()).toEqual([
      { locationId: 'locations-1', count: 1 },
      { locationId: 'locations-2', count: 2 },
    ]);
  });
});

test.each(oldDatabases)('a database of %s is migrated with all its rows', async (name) => {
  const db = await openWith(readFileSync(join(dumps, name), 'utf8'));
  const before = await readRows(db);
  await migrate(db);
  const after = await readRows(db);
  for (const [table, rows] of Object.entries(before)) {
    expect(rows).toHaveLength(2);
    // The dumps have texts instead of page URLs, which a migration empties.
    expect(after[table]).toMatchObject(rows.map((row) => ('page_url' in row ? { ...row, page_url: '' } : row)));
  }
  const fresh = await openWith();
  await migrate(fresh);
  expect(await describeSchema(db)).toEqual(await describeSchema(fresh));
});

test('a migration that fails leaves the database as it was, and says so', async () => {
  const [oldest = ''] = oldDatabases;
  const db = await openWith(readFileSync(join(dumps, oldest), 'utf8'));
  const before = { schema: await describeSchema(db), rows: await readRows(db) };
  const migrations = withBroken({
    async up(transaction) {
      await sql`create table half_done (id text)`.execute(transaction);
      await sql`update bots set name = 'changed'`.execute(transaction);
      await sql`insert into no_such_table values (1)`.execute(transaction);
    },
  });
  const failing = migrate(db, { migrations });
  await expect(failing).rejects.toThrow(DatabaseUnavailable);
  await expect(failing).rejects.toThrow(/is as it was before: 9999-broken failed with ".*no_such_table/);
  expect({ schema: await describeSchema(db), rows: await readRows(db) }).toEqual(before);
  await migrate(db);
});

test("a newer program's database is refused with a message and stays unchanged", async () => {
  const db = await openWith();
  await migrate(db, { migrations: withBroken({ up: (it) => sql`create table newer (id text)`.execute(it).then() }) });
  const before = await describeSchema(db);
  await expect(migrate(db)).rejects.toThrow(/^The database was made by a newer Chat Module: .*9999-broken/);
  expect(await describeSchema(db)).toEqual(before);
});

if (onPostgres) {
  test('eight nodes that start at once on one empty database all get a migrated one', async () => {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    const nodes = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url)));
    await Promise.all(nodes.map(({ db }) => migrate(db)));
    const found = await Promise.all(nodes.map(({ db }) => db.selectFrom('users').select('id').execute()));
    await Promise.all(nodes.map(({ close }) => close()));
    expect(found).toEqual(Array.from({ length: 8 }, () => []));
  });
}

test('existing leads and reservations get the page of their chat, and reservations can be found by their text', async () => {
  const db = await openWith(readFileSync(join(dumps, oldDatabases.at(-1) ?? ''), 'utf8'));
  await migrate(db, { upTo: '0031-session-badges' });
  const { botId, sessionId } = await db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow();
  await db.updateTable('conversations').set({ pageUrl: 'https://cedarlane.example/units' }).execute();
  for (const table of ['leads', 'reservations'] as const)
    await sql`update ${sql.table(table)} set bot_id = ${botId}, session_id = ${sessionId}
      where id = ${`${table}-1`}`.execute(db);
  await sql`update reservations set customer_name = 'José', customer_phone = '(503) 555-0142'`.execute(db);
  await migrate(db);
  for (const table of ['leads', 'reservations'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'pageUrl', 'followUpOn', 'assigneeId'])
      .orderBy('id')
      .execute();
    const untouched = { followUpOn: '', assigneeId: null };
    expect(rows).toEqual([
      { id: `${table}-1`, pageUrl: 'https://cedarlane.example/units', ...untouched },
      { id: `${table}-2`, pageUrl: '', ...untouched },
    ]);
  }
  const { searchText } = await db.selectFrom('reservations').select('searchText').executeTakeFirstOrThrow();
  expect(searchText).toContain('jose');
  expect(searchText).toContain('5035550142');
});
