import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ChatReply } from '@chat-module/contract/chat';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { knownMigrations, migrate } from '../database/migrate.ts';
import { openFile } from '../database/open-embedded.ts';
import type { DigestOrder } from '../database/row-schemas/stored-mail.ts';
import type { Database } from '../database/schema.ts';
import { tinyPng } from '../testing/factories.ts';
import { createTestDatabase } from '../testing/postgres-database.ts';
import { rowsOfFile, rowsOfPostgres, type StoredRows } from '../testing/stored-rows.ts';
import { writeBackup } from './backup-file.ts';
import { withFileSnapshot } from './read-embedded.ts';
import { readLines } from './read-lines.ts';
import type { Snapshot, Value } from './snapshot.ts';
import { restore } from './transfer.ts';

const onPostgres = process.env.TEST_DATABASE === 'postgres';
const dumps = join(import.meta.dirname, '../testing/old-databases');
const oldDumps = readdirSync(dumps).filter((name) => name.endsWith('.sqlite.sql'));

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

const leftToClear: (() => unknown)[] = [];
let folder: string;
/** Two rows of every table, as in the newest schema. */
let sound: Tables;

/** A database with valid rows, as a backup. */
let place: { dataDir: string; databaseUrl: string | undefined };
let held: StoredRows;

const makeFolder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'chat-module-restore-'));
  leftToClear.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

let fileCount = 0;
const newFile = (): string => join(folder, `${++fileCount}.backup`);

async function makePlace(): Promise<typeof place> {
  const dataDir = join(makeFolder(), 'data');
  if (!onPostgres) return { dataDir, databaseUrl: undefined };
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  leftToClear.push(drop);
  return { dataDir, databaseUrl: url };
}

const rowsOf = async ({ dataDir, databaseUrl }: typeof place): Promise<StoredRows> =>
  databaseUrl === undefined ? rowsOfFile(join(dataDir, 'chat-module.db')) : rowsOfPostgres(databaseUrl);

/** Rows of tables added after the last dump. */
async function fillNewerTables(db: Database): Promise<void> {
  const createdAt = '2026-11-22T00:00:00.000Z';
  const userId = 'users-1';
  const factor = { userId, secretCipher: 'encrypted', lastStep: 59_000_000, confirmedAt: createdAt, createdAt };
  await db.insertInto('secondFactors').values(factor).execute();
  const codes = ['1', '2'].map((digit) => ({ userId, codeHash: digit.repeat(64) }));
  await db.insertInto('recoveryCodes').values(codes).execute();
  const assigned = ['1', '2'].map((at, position) => ({ userId, locationId: `locations-${at}`, position }));
  await db.insertInto('userLocations').values(assigned).execute();
  await db.insertInto('weeklyReports').values({ userId, lastMonday: '2026-11-16' }).execute();
  await db.insertInto('setupDismissals').values({ userId, dismissedAt: createdAt }).execute();
  for (const at of ['1', '2']) {
    const locationId = `locations-${at}`;
    const digest = {
      id: `outbox-digest-${at}`,
      mail: JSON.stringify({ orderedFor: 'digest', locationId } satisfies DigestOrder),
      about: locationId,
      createdAt,
    };
    await db
      .insertInto('outbox')
      .values({ ...digest, locationId, attempts: 1, dueAt: null, sentAt: createdAt, lastError: '' })
      .execute();
    const held = { id: `held-${at}`, digestId: digest.id, about: `leads-${at}`, createdAt };
    await db.insertInto('heldMails').values(held).execute();
    await db.insertInto('refusedSubmissions').values({ locationId, hour: createdAt, count: 3 }).execute();
    const [leadId, reservationId] = at === '1' ? ['leads-1', null] : [null, 'reservations-2'];
    const entry = {
      id: `history-${at}`,
      leadId,
      reservationId,
      kind: 'note',
      actorId: userId,
      actorName: 'ann',
    } as const;
    await db
      .insertInto('submissionHistory')
      .values({ ...entry, fromValue: '', toValue: 'Called.', createdAt })
      .execute();
    const share = { botId: `bots-${at}`, day: '2026-11-22', subject: 'a pseudonym', count: 2 };
    await db.insertInto('modelShares').values(share).execute();
    const opening = {
      botId: `bots-${at}`,
      day: '2026-11-22',
      subject: 'a pseudonym',
      hasAsked: 1,
      openedAt: createdAt,
    };
    await db.insertInto('chatOpenings').values(opening).execute();
    const shown: ChatReply = { conversationId: 'c-1', response: 'Yes.', responseSource: 'faq' };
    await db
      .insertInto('recentReplies')
      .values({ botId: `bots-${at}`, sessionId: 's', messageId: 'm', reply: JSON.stringify(shown), createdAt })
      .execute();
    await db
      .insertInto('calendarFeeds')
      .values({ locationId, tokenHash: at.repeat(64), createdAt })
      .execute();
    const gone = { id: `gone-${at}`, businessName: 'Elm Street', deletedAt: createdAt };
    await db.insertInto('deletedLocations').values(gone).execute();
    const picture = { hash: 'x'.repeat(43), contentType: 'image/png', data: tinyPng } as const;
    await db
      .insertInto('botPictures')
      .values({ botId: `bots-${at}`, ...picture })
      .execute();
    const set = { id: `sets-${at}`, name: `Set ${at}`, nameKey: `set ${at}`, createdAt, updatedAt: createdAt };
    await db.insertInto('faqSets').values(set).execute();
    await db
      .insertInto('botFaqSets')
      .values({ botId: `bots-${at}`, setId: set.id })
      .execute();
    await db
      .insertInto('hiddenFaqs')
      .values({ botId: `bots-${at}`, faqId: `faqs-${at}` })
      .execute();
    const origin = 'https://cedarlane.example';
    const seen = { page: `${origin}/units`, origin, color: '#3B82F6', firstSeenAt: createdAt, lastSeenAt: createdAt };
    await db
      .insertInto('widgetPages')
      .values({ botId: `bots-${at}`, ...seen })
      .execute();
  }
  for (const kind of ['backup', 'testMail'] as const)
    await db.insertInto('lastEvents').values({ kind, at: createdAt, detail: 'sent' }).execute();
}

/** The file of an old database, for others to migrate and read. */
async function openDump(dump: string, upToDate: boolean): Promise<string> {
  const path = join(makeFolder(), 'old.db');
  const { db, connection } = openFile(path);
  connection.exec(readFileSync(join(dumps, dump), 'utf8'));
  if (upToDate) {
    await migrate(db);
    await fillNewerTables(db);
  }
  await db.destroy();
  return path;
}

const readSound = async (): Promise<Tables> =>
  withFileSnapshot(await openDump(oldDumps.at(-1) ?? '', true), async ({ batches }) => {
    const tables: Tables = {};
    for await (const { table, columns, rows } of batches)
      tables[table] = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
    return tables;
  });

const head = {
  format: 'chat-module-backup',
  version: 1,
  madeAt: '2026-11-22T00:00:00.000Z',
  migrations: knownMigrations,
};

const lineOf = (table: string, rows: readonly Row[]) => {
  const columns = Object.keys(rows[0] ?? {});
  return { table, columns, rows: rows.map((row) => columns.map((column) => row[column])) };
};

const write = (lines: readonly object[]): string => {
  const file = newFile();
  writeFileSync(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  return file;
};

const linesOf = (tables: Tables): object[] => {
  const batches = Object.entries(tables).map(([table, rows]) => lineOf(table, rows));
  return [head, ...batches, { end: { rows: batches.reduce((sum, { rows }) => sum + rows.length, 0) } }];
};

/** The valid backup with other values in one of its rows. */
const withValues = (table: string, values: Row, at = 1): Tables => ({
  ...sound,
  [table]: (sound[table] ?? []).map((row, index) => (index === at ? { ...row, ...values } : row)),
});

async function expectRefused(file: string, sentence: string | RegExp): Promise<void> {
  await expect(restore(place, file, true)).rejects.toThrow(sentence);
  expect(await rowsOf(place)).toEqual(held);
  expect(readdirSync(place.dataDir).filter((name) => /restored|older/.test(name))).toEqual([]);
}

beforeAll(async () => {
  folder = makeFolder();
  sound = await readSound();
  place = await makePlace();
  await restore(place, write(linesOf(sound)), false);
  held = await rowsOf(place);
});
afterAll(async () => {
  for (const clear of leftToClear.reverse()) await clear();
});

test('the valid backup has rows of every restored table, and they are restored', () => {
  const restored = Object.entries(held).filter(([, rows]) => rows.length > 0);
  const ended = ['login_attempts', 'password_resets', 'request_counts', 'sessions'];
  expect(restored.map(([table]) => table).sort()).toEqual(
    Object.keys(held)
      .filter((table) => !ended.includes(table))
      .sort(),
  );
});

test.each(oldDumps)('a backup of the schema %s is restored completely, except access', async (dump) => {
  const file = newFile();
  await withFileSnapshot(await openDump(dump, false), (snapshot) => writeBackup(file, snapshot, new Date()));
  const target = await makePlace();
  await restore(target, file, false);
  const rows = await rowsOf(target);
  for (const table of [
    'users',
    'locations',
    'bots',
    'faqs',
    'conversations',
    'leads',
    'reservations',
    'daily_analytics',
  ])
    expect(rows[table], table).toHaveLength(2);
  expect(rows.sessions).toEqual([]);
});

describe('access that has ended does not come back', () => {
  const mail = (id: string, stored: object, due: boolean) => ({
    ...sound.outbox?.[0],
    id,
    mail: JSON.stringify(stored),
    due_at: due ? '2026-11-22T00:00:00.000Z' : null,
    sent_at: due ? null : '2026-11-21T00:00:00.000Z',
    last_error: '',
  });
  const plain = { to: 'office@example.com', subject: 'New lead', text: 'Robin' };

  test('sessions, reset links and failed sign-ins stay behind', async () => {
    expect(sound.sessions).toHaveLength(2);
    expect(sound.password_resets).toHaveLength(2);
    expect(sound.login_attempts).toHaveLength(2);
    for (const table of ['sessions', 'password_resets', 'login_attempts', 'request_counts'])
      expect(held[table], table).toEqual([]);
  });

  test('emails with a link do not come back, those that waited are not sent, and their number is reported', async () => {
    const outbox = [
      mail('waits', plain, true),
      mail('sent', plain, false),
      mail('sealed', { sealed: 'cipher' }, true),
      mail('sealed-and-sent', { sealed: '' }, false),
      mail('ordered', { orderedFor: 'passwordReset', username: 'ada' }, true),
    ];
    const target = await makePlace();
    const { held_mails: _, ...others } = sound;
    const { unsentMails } = await restore(target, write(linesOf({ ...others, outbox })), false);
    expect(unsentMails).toBe(1);
    const rows = (await rowsOf(target)).outbox?.map((row) => Object.fromEntries(JSON.parse(row)));
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(expect.objectContaining({ id: 'sent', last_error: '', due_at: null }));
    expect(rows).toContainEqual(
      expect.objectContaining({
        id: 'waits',
        due_at: null,
        sent_at: null,
        last_error: expect.stringMatching('not sent'),
      }),
    );
  });
});

test('digests come back with their emails; one that waited is not sent', async () => {
  const [first, second] = (sound.outbox ?? []).filter(({ id }) => String(id).startsWith('outbox-digest'));
  const outbox = [{ ...first }, { ...second, sent_at: null, due_at: '2026-11-22T01:00:00.000Z' }];
  const target = await makePlace();
  const { unsentMails } = await restore(target, write(linesOf({ ...sound, outbox })), false);
  expect(unsentMails).toBe(1);
  const rows = await rowsOf(target);
  expect(rows.held_mails).toHaveLength(2);
  const restored = rows.outbox?.map((row) => Object.fromEntries(JSON.parse(row)));
  expect(restored).toContainEqual(expect.objectContaining({ id: first?.id, due_at: null, last_error: '' }));
  expect(restored).toContainEqual(
    expect.objectContaining({
      id: second?.id,
      due_at: null,
      sent_at: null,
      last_error: expect.stringMatching('not sent'),
    }),
  );
});

describe('refused without any change:', () => {
  test.each([
    ['users', 'id', '../../x'],
    ['outbox', 'id', '/etc/cron.d/x'],
    ['outbox', 'id', '..'],
    ['outbox', 'id', ''],
    ['conversations', 'bot_id', 'a/b'],
    ['users', 'role', 'root'],
    ['users', 'password_hash', 'letmein'],
    ['recovery_codes', 'code_hash', 'letmein'],
    ['bots', 'status', 'asleep'],
    ['bots', 'position', 'nowhere'],
    ['bots', 'primary_color', 'red;}'],
    ['bots', 'website_url', 'javascript:alert(1)'],
    ['bots', 'model_answers_per_day', -1],
    ['faqs', 'status', 'hidden'],
    ['faqs', 'usage_count', -1],
    ['faqs', 'usage_count', 'many'],
    ['locations', 'timezone', 'Mars/Olympus'],
    ['locations', 'size_options', '{"not":"a list"}'],
    ['locations', 'size_options', '[{"id":"1","size":"5x5"}]'],
    [
      'locations',
      'size_options',
      '[{"id":"1","size":"5x5","type":"","category":null,"description":"","imageUrl":"javascript:alert(1)"}]',
    ],
    ['locations', 'timezone_source', 'guessed'],
    ['locations', 'amenities', 'not JSON'],
    ['locations', 'retention_days', 0],
    ['conversations', 'response_source', 'guessed'],
    ['conversations', 'satisfaction_rating', 6],
    ['conversations', 'response_time_ms', 2 ** 40],
    ['conversations', 'day', 'yesterday'],
    ['conversations', 'created_at', 'soon'],
    ['conversations', 'sources', '[{"kind":"rumor"}]'],
    ['conversations', 'user_message', 'null \0 character'],
    ['leads', 'status', 'won'],
    ['leads', 'name', null],
    ['reservations', 'status', 'maybe'],
    ['reservations', 'updated_at', '2026-03-10'],
    ['reservations', 'move_in_date', 'soon'],
    ['daily_analytics', 'conversation_count', -3],
    ['daily_analytics', 'conversation_count', 1.5],
    ['conversation_totals', 'count', -1],
    ['outbox', 'mail', '{"to":["a@example.com"]}'],
    ['website_pages', 'status', 'unknown'],
    ['website_pages', 'url', 'file:///etc/passwd'],
    ['website_crawls', 'status', 'unknown'],
    ['dismissed_differences', 'field', 'password'],
    ['audit_entries', 'action', 'hidden'],
    ['audit_entries', 'changes', '{}'],
  ])('in %s the %s %j', async (table, column, value) => {
    const file = write(linesOf(withValues(table, { [column]: value })));
    await expectRefused(
      file,
      new RegExp(`^The backup can't be restored\\. Table ${table}: .*${column}.* Nothing was changed\\.$`),
    );
  });

  test('a bot whose id would name a file outside its folder', async () => {
    const bots = [{ ...sound.bots?.[0], id: '../../x', location_id: null, user_id: null }];
    await expectRefused(write(linesOf({ bots })), 'Table bots: row 1, column id: must be an id');
  });

  test('the row is identified by its number', async () => {
    const file = write(linesOf(withValues('users', { role: 'root' })));
    await expectRefused(
      file,
      "The backup can't be restored. Table users: row 2, column role: must be one of: user, manager, admin. Nothing was changed.",
    );
  });

  const row = { id: 'x', name: 'y' };
  test.each([
    ['an unknown table', () => [lineOf('secrets', [row])], 'has a table "secrets", which Chat Module does not have'],
    ['the list of migrations', () => [lineOf('kysely_migration', [row])], 'has a table "kysely_migration"'],
    ['the catalog of the database', () => [lineOf('sqlite_schema', [row])], 'has a table "sqlite_schema"'],
    ['a table of another schema', () => [lineOf('pg_catalog.pg_authid', [row])], 'has a table "pg_catalog.pg_authid"'],
    [
      'a name that would end the statement',
      () => [lineOf('users" (id) values (1); drop table users; --', [row])],
      'which Chat Module does not have',
    ],
    ['an unknown column', () => [lineOf('users', [{ ...sound.users?.[0], is_root: 1 }])], 'it has no column "is_root"'],
    [
      'a column twice',
      () => [{ table: 'users', columns: ['id', 'id'], rows: [['a', 'b']] }],
      'it has no column "id", or has it twice',
    ],
    [
      'a row that is too long',
      () => [{ table: 'users', columns: ['id'], rows: [['a', 'b']] }],
      'more or fewer values than there are columns',
    ],
    ['a row twice', () => [lineOf('users', [...(sound.users ?? []), ...(sound.users ?? [])])], 'refuses a row with'],
    [
      'a row of nothing',
      () => [lineOf('faqs', (sound.faqs ?? []).slice(0, 1))],
      'Table faqs: the database refuses a row',
    ],
  ])('%s', async (_what, batches, sentence) => {
    const lines = batches();
    const rows = lines.reduce((sum, line) => sum + line.rows.length, 0);
    await expectRefused(write([head, ...lines, { end: { rows } }]), sentence);
  });

  test.each([
    ['an object in place of a value', [head, { table: 'users', columns: ['id'], rows: [[{}]] }, { end: { rows: 1 } }]],
    ['a batch without rows', [head, { table: 'users', columns: ['id'] }, { end: { rows: 0 } }]],
    ['a count that is wrong', [head, { end: { rows: 7 } }]],
    ['no end', [head]],
  ])('%s', async (_what, lines) => {
    await expectRefused(write(lines), 'is damaged or not whole');
  });

  test.each([
    ['no steps of the schema', []],
    ['a step that is left out', knownMigrations.filter((_, at) => at !== 1)],
    ['a step twice', [knownMigrations[0], ...knownMigrations]],
  ])('%s', async (_what, migrations) => {
    await expectRefused(write([{ ...head, migrations }, { end: { rows: 0 } }]), 'no Chat Module has in this order');
  });
});

test('a refused backup leaves nothing if there was no database', async () => {
  const target = await makePlace();
  await expect(restore(target, write(linesOf(withValues('users', { role: 'root' }))), false)).rejects.toThrow('role');
  expect(existsSync(join(target.dataDir, 'chat-module.db'))).toBe(false);
  if (onPostgres) expect(Object.values(await rowsOf(target)).flat()).toEqual([]);
});

test('a line that is too long is refused before it fills the memory', async () => {
  const long = Readable.from(Array.from({ length: 50 }, () => 'a'.repeat(100)));
  await expect(readLines(long, 'big.backup', 1000).next()).rejects.toThrow(
    'big.backup has a line that is too long for a backup of Chat Module.',
  );
});

test('a batch of large rows is split into several lines', async () => {
  const file = newFile();
  const rows: Value[][] = Array.from({ length: 10 }, (_, at) => [String(at), 'x'.repeat(1024 * 1024)]);
  async function* batches() {
    yield { table: 'website_pages', columns: ['id', 'blocks'], rows };
  }
  const snapshot: Snapshot = { migrations: [...knownMigrations], batches: batches() };
  expect(await writeBackup(file, snapshot, new Date())).toBe(10);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(1, -1);
  expect(lines).toHaveLength(5);
  expect(lines.flatMap((line) => JSON.parse(line).rows)).toEqual(rows);
});
