import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Product, startProduct } from '../../../e2e/support/product.ts';
import { openFile } from '../database/open-embedded.ts';
import { createTestDatabase } from '../testing/postgres-database.ts';
import { runTool, type ToolResult } from '../testing/run-tool.ts';
import { rowsOfFile, rowsOfPostgres, type StoredRows } from '../testing/stored-rows.ts';
import { writeBackup } from './backup-file.ts';
import { withFileSnapshot } from './read-embedded.ts';
import { rowsOfBatch } from './snapshot.ts';
import { type Restored, restore } from './transfer.ts';

process.env.TEST_POSTGRES_URL ??= inject('postgresUrl');

type Kind = 'embedded' | 'postgres';

/** A database, and how to read it without the product. */
interface Place {
  readonly env: Readonly<{ DATA_DIR: string; DATABASE_URL?: string }>;
  rows(): Promise<StoredRows>;
}

/** A database in use by a server, with its backup. */
interface Served extends Place {
  readonly product: Product;
  readonly botId: string;
  readonly file: string;
}

const kinds = ['embedded', 'postgres'] as const;
const adminPassword = 'kept twice over';
const strange = 'Zoë “O’Neill” \u2028 日本 🏬 \\ "quoted"\ttabbed\nand lined';

const leftToClear: (() => unknown)[] = [];
const served = new Map<Kind, Served>();
let folder: string;
/** A backup of only locations and users. */
let small: string;

beforeAll(async () => {
  folder = makeFolder();
  for (const kind of kinds) served.set(kind, await makeServed(kind));
  small = newFile();
  writeFileSync(small, withTables(readFileSync(servedOn('embedded').file), ['locations', 'users']));
});

afterAll(async () => {
  for (const clear of leftToClear.reverse()) await clear();
});

const servedOn = (kind: Kind): Served => {
  const found = served.get(kind);
  if (!found) throw new Error(`nothing is served on ${kind}`);
  return found;
};

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'chat-module-backup-'));
  leftToClear.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

let fileCount = 0;
const newFile = (): string => join(folder, `${++fileCount}.backup`);

async function makePlace(kind: Kind): Promise<Place> {
  const dataDir = makeFolder();
  if (kind === 'embedded') {
    return { env: { DATA_DIR: dataDir }, rows: async () => rowsOfFile(join(dataDir, 'chat-module.db')) };
  }
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  leftToClear.push(drop);
  return { env: { DATA_DIR: dataDir, DATABASE_URL: url }, rows: () => rowsOfPostgres(url) };
}

async function serve(env: Place['env'], settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const quiet = { ADMIN_PASSWORD: adminPassword, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', SAMPLE_DATA: 'off' };
  const product = await startProduct({ database: 'embedded', env: { ...env, ...quiet, ...settings } });
  leftToClear.push(() => product.kill());
  return product;
}

/** The product with rows that are hard to preserve, and more rows of one kind than fit into a line of a backup. */
async function makeServed(kind: Kind): Promise<Served> {
  const place = await makePlace(kind);
  const product = await serve(place.env);
  const botId = await fill(product);
  const file = newFile();
  succeeded(await backUp(place, file));
  return { ...place, product, botId, file };
}

async function fill({ origin }: Product): Promise<string> {
  const headers = { 'content-type': 'application/json', cookie: await cookieOf(origin) };
  const post = async (path: string, body: object) => {
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { id: botId } = await post('/api/bots', { name: strange, websiteUrl: 'https://example.com' });
  await post('/api/faqs', { botId, question: strange, answer: 'long '.repeat(900), category: 'general' });
  const lead = { botId, phone: '(541) 555-0100', inquiry: strange, sessionId: 's' };
  const names = Array.from({ length: rowsOfBatch + 10 }, (_, i) => `${strange} ${i}`);
  // A server with too many calls at once refuses some of them.
  while (names.length > 0) {
    await Promise.all(names.splice(0, 50).map((name) => post('/api/leads', { ...lead, name })));
  }
  await post(`/api/chat/${botId}`, { message: strange, sessionId: strange });
  return botId;
}

const signIn = (origin: string): Promise<Response> =>
  fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });

const cookieOf = async (origin: string): Promise<string> => (await signIn(origin)).headers.getSetCookie()[0] ?? '';

const backUp = ({ env }: Place, file: string) => runTool('backup', [file], env, folder);
const restoreInto = ({ env }: Place, file: string, ...options: string[]) =>
  runTool('restore', [file, ...options], env, folder);

/** Runs in this process, which is faster. */
const restoreHere = ({ env }: Place, file: string): Promise<Restored> =>
  restore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, file, true);

const succeeded = (result: ToolResult) => expect(result).toMatchObject({ exitCode: 0, stderr: '' });

const refused = ({ exitCode, stdout, stderr }: ToolResult, sentence: string | RegExp) => {
  expect({ exitCode, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({
    exitCode: 1,
    stdout: '',
    lines: 1,
  });
  expect(stderr).toMatch(sentence);
};

/** A database restored from a backup and not in use by a server. */
async function restored(kind: Kind, file: string): Promise<Place & { held: StoredRows }> {
  const place = await makePlace(kind);
  await restoreHere(place, file);
  return { ...place, held: await place.rows() };
}

describe.each(kinds)('a backup of %s', (kind) => {
  test('contains every row of every table, for either database and back', async () => {
    const { file, rows } = servedOn(kind);
    const there = await rows();
    expect(there.leads?.join()).toContain(JSON.stringify('Zoë “O’Neill” \u2028 日本').slice(1, -1));
    expect(there.leads?.length).toBeGreaterThan(rowsOfBatch);
    const other = await makePlace(kind === 'embedded' ? 'postgres' : 'embedded');
    succeeded(await restoreInto(other, file));
    const again = newFile();
    succeeded(await backUp(other, again));
    const back = await makePlace(kind);
    succeeded(await restoreInto(back, again));
    for (const place of [other, back]) expect(changeable(await place.rows())).toEqual(changeable(there));
  });

  test('is made while the server answers, as of one moment', async () => {
    const { env, rows, product, botId } = servedOn(kind);
    const isOver = new AbortController();
    const writers = [1, 2, 3].map((writer) => chatUntil(product.origin, botId, `writer ${writer}`, isOver.signal));
    const file = newFile();
    succeeded(await backUp({ env, rows }, file));
    isOver.abort();
    const answered = (await Promise.all(writers)).reduce((sum, count) => sum + count);
    expect(answered).toBeGreaterThan(0);
    const { conversations = [], daily_analytics: days = [] } = (await restored('embedded', file)).held;
    const counted = days.map((row) => new Map<string, number>(JSON.parse(row)).get('conversation_count') ?? 0);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(conversations.length);
  });

  test('a server starts on it with its users but no sessions, and accepts new rows', async () => {
    const { origin } = servedOn(kind).product;
    const cookie = await cookieOf(origin);
    const person = (at: string) => fetch(`${at}/api/auth/user`, { headers: { cookie } });
    expect((await person(origin)).status).toBe(200);
    const file = newFile();
    succeeded(await backUp(servedOn(kind), file));
    const { env } = await restored(kind, file);
    copyFileSync(join(servedOn(kind).env.DATA_DIR, 'secret.key'), join(env.DATA_DIR, 'secret.key'));
    const product = await serve(env);
    expect((await person(product.origin)).status).toBe(401);
    expect(product.output()).not.toContain('The first admin was made');
    expect((await signIn(product.origin)).status).toBe(200);
    await fill(product);
  });

  test('is recorded while the server runs, for the status page and the audit log', async () => {
    const place = servedOn(kind);
    const { origin } = place.product;
    const headers = { cookie: await cookieOf(origin) };
    const lastBackup = async (): Promise<string> =>
      (await (await fetch(`${origin}/api/admin/status`, { headers })).json()).database.lastBackupAt;
    const before = new Date().toISOString();
    succeeded(await backUp(place, newFile()));
    expect((await lastBackup()) > before).toBe(true);
    const audited = await (await fetch(`${origin}/api/admin/audit-log?kind=backup&limit=1`, { headers })).json();
    expect(audited).toMatchObject([{ actorName: 'Command line', action: 'exported', kind: 'backup' }]);
  });

  test('is written to a file that only its owner can read, and never over another', async () => {
    const { file, ...place } = servedOn(kind);
    expect(statSync(file).mode & 0o077).toBe(0);
    const before = readFileSync(file);
    refused(await backUp(place, file), 'is there already');
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

/** Tables that a running server changes by itself (sent emails, backup events), and rows that no restore brings back. */
const changeable = (rows: StoredRows): StoredRows => {
  const { outbox, sessions, login_attempts, request_counts, last_events, audit_entries = [], ...others } = rows;
  return { ...others, audit_entries: audit_entries.filter((row) => !row.includes('["kind","backup"]')) };
};

async function chatUntil(origin: string, botId: string, sessionId: string, end: AbortSignal): Promise<number> {
  let answered = 0;
  while (!end.aborted) {
    const response = await fetch(`${origin}/api/chat/${botId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: `Is number ${answered} free?`, sessionId }),
    });
    if (response.ok) answered++;
  }
  return answered;
}

describe.each(kinds)('restoring into %s', (kind) => {
  test('is refused while the database has rows, unless it is to be replaced', async () => {
    const other = await restored(kind, servedOn('postgres').file);
    refused(await restoreInto(other, servedOn('embedded').file), /not empty: it has .*users.*--replace/);
    expect(await other.rows()).toEqual(other.held);
    succeeded(await restoreInto(other, servedOn('embedded').file, '--replace'));
    expect(await other.rows()).toEqual((await restored('embedded', servedOn('embedded').file)).held);
  });

  test('is refused while a server uses the database', async () => {
    const { file, product, ...place } = servedOn(kind);
    refused(await restoreInto(place, file, '--replace'), /already uses the database|running on this database/);
    expect((await signIn(product.origin)).status).toBe(200);
  });

  test.each([
    ['torn', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7)), 'damaged or not whole'],
    ['without its last line', (bytes: Buffer) => withoutLastLine(bytes), 'damaged or not whole'],
    ['with a changed byte', (bytes: Buffer) => withChangedByte(bytes, bytes.length - 6), 'damaged'],
    ['of another kind', () => Buffer.from('{"hello":1}'), 'not a backup'],
    ['of another kind, gzipped', () => gzipSync('{"hello":1}\n'), 'not a backup'],
    ['of a newer schema', (bytes: Buffer) => changeHead(bytes, '0001-initial', '9999-later'), 'newer'],
    ['of a newer format', (bytes: Buffer) => changeHead(bytes, '"version":1', '"version":2'), 'newer'],
  ])('a file %s is refused, and nothing is changed', async (_kind, spoil, sentence) => {
    const spoiled = newFile();
    writeFileSync(spoiled, spoil(readFileSync(small)));
    const place = await restored(kind, small);
    await expect(restoreHere(place, spoiled)).rejects.toThrow(sentence);
    expect(await place.rows()).toEqual(place.held);
    expect(readdirSync(place.env.DATA_DIR).filter((name) => /restored|older/.test(name))).toEqual([]);
  });

  test('migrates a backup of an older schema', async () => {
    const file = newFile();
    await writeOldBackup(file);
    const place = await makePlace(kind);
    succeeded(await restoreInto(place, file));
    const { held } = await restored('embedded', file);
    expect(held.bots?.[0]).toContain('["model_answers_per_day",null]');
    expect(held.leads).toHaveLength(2);
    expect(await place.rows()).toEqual(held);
    expect(readdirSync(place.env.DATA_DIR).filter((name) => name.includes('older'))).toEqual([]);
  });

  test('a missing file is refused', async () => {
    refused(await restoreInto(await makePlace(kind), newFile()), 'There is no file');
  });
});

const linesOf = (bytes: Buffer): string[] => gunzipSync(bytes).toString().trimEnd().split('\n');
const fileOf = (lines: readonly string[]): Buffer => gzipSync(lines.map((line) => `${line}\n`).join(''));

function withChangedByte(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

const withoutLastLine = (bytes: Buffer): Buffer => fileOf(linesOf(bytes).slice(0, -1));

function withTables(bytes: Buffer, tables: readonly string[]): Buffer {
  const [head = '', ...batches] = linesOf(bytes);
  const kept = batches.filter((line) => tables.includes(JSON.parse(line).table));
  const rows = kept.reduce((sum, line) => sum + JSON.parse(line).rows.length, 0);
  return fileOf([head, ...kept, JSON.stringify({ end: { rows } })]);
}

const changeHead = (bytes: Buffer, from: string, to: string): Buffer =>
  gzipSync(gunzipSync(bytes).toString().replace(from, to));

/** A backup of a database with the first schema. */
async function writeOldBackup(path: string): Promise<void> {
  const database = join(makeFolder(), 'old.db');
  const { db, connection } = openFile(database);
  const dump = join(import.meta.dirname, '../testing/old-databases/0001-initial.sqlite.sql');
  connection.exec(readFileSync(dump, 'utf8'));
  await db.destroy();
  await withFileSnapshot(database, (snapshot) => writeBackup(path, snapshot, new Date()));
}

test('a backup of a missing database is refused', async () => {
  refused(await backUp(await makePlace('embedded'), newFile()), 'There is no database in DATA_DIR');
});

test('a command without its file prints its usage', async () => {
  refused(await runTool('backup', [], {}, folder), 'npm run backup -- FILE');
  refused(await runTool('restore', ['a', 'b'], {}, folder), 'npm run restore -- FILE');
});

describe('npm run move-to-postgres', () => {
  const move = (env: Readonly<Record<string, string>>) => runTool('move-to-postgres', [], env, folder);

  test('copies every row including sessions, and a server continues with them', async () => {
    // In a separate process: this one would keep reading the file it had restored.
    const source = await makePlace('embedded');
    succeeded(await restoreInto(source, servedOn('embedded').file));
    const before = await serve(source.env);
    const cookie = await cookieOf(before.origin);
    expect(cookie).not.toBe('');
    await before.kill();
    const held = await source.rows();
    expect(held.sessions).toHaveLength(1);
    const target = await makePlace('postgres');
    const env = { ...target.env, ...source.env };
    succeeded(await move(env));
    expect(await target.rows()).toEqual(held);
    const product = await serve(env);
    expect((await fetch(`${product.origin}/api/auth/user`, { headers: { cookie } })).status).toBe(200);
    expect((await signIn(product.origin)).status).toBe(200);
    await fill(product);
  });

  test('is refused without DATABASE_URL', async () => {
    refused(await move((await makePlace('embedded')).env), 'DATABASE_URL');
  });

  test('is refused without an embedded database', async () => {
    refused(await move((await makePlace('postgres')).env), 'There is no database in DATA_DIR');
  });

  test('is refused while a server uses the embedded database', async () => {
    const { env } = await makePlace('postgres');
    refused(await move({ ...env, ...servedOn('embedded').env }), 'already uses the database');
  });

  test('is refused when PostgreSQL has rows', async () => {
    const source = await restored('embedded', servedOn('embedded').file);
    const target = await restored('postgres', servedOn('postgres').file);
    refused(await move({ ...target.env, ...source.env }), 'not empty');
    expect(await target.rows()).toEqual(target.held);
  });
});
