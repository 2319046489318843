import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearLog } from './clear-log.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const emptyDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'open-database-test-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
};

const openIn = (dataDir: string) => openDatabase({ databaseUrl: undefined, dataDir });

const refusalOf = async (opening: Promise<unknown>): Promise<string> => {
  const error = await opening.catch((thrown: unknown) => thrown);
  if (error instanceof DatabaseUnavailable) return error.message;
  throw error instanceof Error ? error : new Error('It was opened.');
};

test('without DATABASE_URL the database is a file in DATA_DIR', async () => {
  const directory = emptyDirectory();
  const { kind, close } = await openIn(directory);
  await close();
  expect(kind).toBe('embedded');
  expect(statSync(join(directory, 'chat-module.db')).isFile()).toBe(true);
});

test('written data is there when it is opened again', async () => {
  const directory = emptyDirectory();
  const first = await openIn(directory);
  await migrate(first.db);
  const attempt = { id: 'a', subject: 'user:nobody', attemptedAt: '2026-03-10T15:00:00.000Z' };
  await first.db.insertInto('loginAttempts').values(attempt).execute();
  await first.close();
  const second = await openIn(directory);
  const rows = await second.db.selectFrom('loginAttempts').selectAll().execute();
  await second.close();
  expect(rows).toEqual([attempt]);
});

test('the write-ahead log is checkpointed less often than by default, but does not grow forever', async () => {
  const directory = emptyDirectory();
  const { db, close } = await openIn(directory);
  onTestFinished(close);
  await migrate(db);
  const mb = 1024 * 1024;
  const sizeOfLog = () => statSync(join(directory, 'chat-module.db-wal')).size;
  // Once for the row, once for the index.
  const writeTwoMb = (at: number) =>
    db
      .insertInto('loginAttempts')
      .values({ id: `${at}`, subject: 'x'.repeat(mb), attemptedAt: '2026-03-10T15:00:00Z' })
      .execute();
  for (let at = 0; at < 4; at++) await writeTwoMb(at);
  expect(sizeOfLog()).toBeGreaterThan(8 * mb);
  for (let at = 4; at < 12; at++) await writeTwoMb(at);
  expect(sizeOfLog()).toBeLessThan(20 * mb);
});

test('erased data is in none of the files', async () => {
  const directory = emptyDirectory();
  const { db, close } = await openIn(directory);
  await migrate(db);
  const attempts = ['Quentin', 'somebody'].map((subject) => ({
    id: subject,
    subject,
    attemptedAt: '2026-03-10T15:00:00Z',
  }));
  await db.insertInto('loginAttempts').values(attempts).execute();
  const filesThatHold = (text: string) =>
    readdirSync(directory).filter((name) => readFileSync(join(directory, name)).includes(text));
  await clearLog(db);
  expect(filesThatHold('Quentin')).toEqual(['chat-module.db']);
  await db.deleteFrom('loginAttempts').where('id', '=', 'Quentin').execute();
  await clearLog(db);
  expect(filesThatHold('Quentin')).toEqual([]);
  expect(filesThatHold('somebody')).toEqual(['chat-module.db']);
  await close();
});

test('a second process on the same file is refused with one sentence, until the first is closed', async () => {
  const directory = emptyDirectory();
  const first = await openIn(directory);
  expect(await refusalOf(openIn(directory))).toBe(`Another Chat Module already uses the database in ${directory}.`);
  await first.close();
  const next = await openIn(directory);
  await next.close();
});

test('an unreachable PostgreSQL gives one sentence that names DATABASE_URL, without its password', async () => {
  const databaseUrl = 'postgres://me:hunter2@127.0.0.1:9/chat';
  const refusal = await refusalOf(openDatabase({ databaseUrl, dataDir: '' }));
  expect(refusal).toMatch(/^The database chat at 127\.0\.0\.1:9 \(DATABASE_URL\) can't be used: [^\n]+\.$/);
  expect(refusal).not.toContain('hunter2');
});
