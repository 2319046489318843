import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { startProduct } from '../../e2e/support/product.ts';
import { createTestDatabase } from './testing/postgres-database.ts';
import { rowsOfFile, rowsOfPostgres } from './testing/stored-rows.ts';

process.env.TEST_POSTGRES_URL ??= inject('postgresUrl');

const mainFile = join(import.meta.dirname, '../bundle/main.js');

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'chat-module-start-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a start that should fail to its end. */
async function startAndFail(settings: Record<string, string>): Promise<Ended> {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(directory, 'data'), ...settings };
  const child = spawn(process.execPath, [mainFile], { env, cwd: directory });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text;
    });
  }
  await once(child, 'close');
  return { exitCode: child.exitCode, ...output };
}

const expectOneLine = ({ exitCode, stdout, stderr }: Ended, named: string | RegExp) => {
  expect({ exitCode, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({
    exitCode: 1,
    stdout: '',
    lines: 1,
  });
  expect(stderr).toMatch(named);
};

/** The permissions of a directory and everything in it. */
const modesOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    ['', ...readdirSync(path, { recursive: true }).map(String)].map((name) => [
      name,
      (statSync(join(path, name)).mode & 0o777).toString(8),
    ]),
  );

test("a DATA_DIR open to everyone is its owner's only after a start, and so are new files at once", async () => {
  const dataDir = join(directory, 'open');
  mkdirSync(join(dataDir, 'outbox'), { recursive: true });
  writeFileSync(join(dataDir, 'outbox/old.eml'), '');
  for (const [path, mode] of [
    ['', 0o755],
    ['outbox', 0o755],
    ['outbox/old.eml', 0o644],
  ] as const)
    chmodSync(join(dataDir, path), mode);
  const settings = { DATA_DIR: dataDir, SAMPLE_DATA: 'off' };
  const product = await startProduct({ database: 'embedded', env: settings });
  onTestFinished(() => product.kill());
  const modes = modesOf(dataDir);
  expect(modes).toMatchObject({ '': '700', outbox: '700', 'outbox/old.eml': '600', 'secret.key': '600' });
  for (const file of ['chat-module.db', 'chat-module.db-wal', 'chat-module.db-shm', 'chat-module.lock'])
    expect(modes[file], file).toBe('600');
  expect(product.output()).not.toContain('Warning');

  await product.kill();
  for (const file of ['', ...Object.keys(modes)]) chmodSync(join(dataDir, file), 0o755);
  const again = await startProduct({ database: 'embedded', env: settings });
  onTestFinished(() => again.kill());
  expect(Object.values(modesOf(dataDir)).filter((mode) => /[1-7]{2}$/.test(mode))).toEqual([]);
});

describe('a start is refused in one line that names what is wrong', () => {
  test.each([
    ['HOST', 'not a host'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/chat'],
    ['SECRET_KEY', 'too short'],
    ['SAMPLE_DATA', 'maybe'],
    ['PUBLIC_URL', 'https://example.com/path'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['OPENAI_BASE_URL', 'localhost:11434'],
    ['FETCH_ALLOW_HOSTS', 'a b'],
    ['TRUST_PROXY', 'yes'],
    ['RATE_LIMITS', '0'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', async (name, value) => {
    expectOneLine(await startAndFail({ [name]: value }), name);
    expect(existsSync(join(directory, 'data'))).toBe(false);
  });

  const newest = (database: 'sqlite' | 'postgres'): string => {
    const folder = join(import.meta.dirname, 'testing/old-databases');
    const dumps = readdirSync(folder).filter((name) => name.endsWith(`.${database}.sql`));
    return `${readFileSync(join(folder, dumps.sort().at(-1) ?? ''), 'utf8')}
      insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2027-01-01T00:00:00.000Z');`;
  };
  const newer = /^The database was made by a newer Chat Module: it has been through 9999-of-tomorrow/;

  test('an embedded database of a newer program, which stays as it is', async () => {
    mkdirSync(join(directory, 'data'));
    const file = join(directory, 'data', 'chat-module.db');
    const database = new DatabaseSync(file);
    database.exec(newest('sqlite'));
    database.close();
    const rows = rowsOfFile(file);
    expectOneLine(await startAndFail({}), newer);
    expect(rowsOfFile(file)).toEqual(rows);
  });

  test('a PostgreSQL of a newer program, which stays as it is', async () => {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    const client = new pg.Client(url);
    await client.connect();
    await client.query(newest('postgres').replaceAll('public.', ''));
    await client.end();
    const rows = await rowsOfPostgres(url);
    expectOneLine(await startAndFail({ DATABASE_URL: url, SECRET_KEY: 'one key of at least thirty-two bytes' }), newer);
    expect(await rowsOfPostgres(url)).toEqual(rows);
  });

  test('a port in use changes nothing', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = String(typeof address === 'object' && address !== null ? address.port : 0);
    expectOneLine(await startAndFail({ PORT: port }), port);
    expect(existsSync(join(directory, 'data'))).toBe(false);
  });

  test('a DATA_DIR that cannot be made', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expectOneLine(await startAndFail({ DATA_DIR: join(file, 'data') }), 'DATA_DIR');
  });

  test('a missing database, without its password in the message', async () => {
    const ended = await startAndFail({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/chat' });
    expectOneLine(ended, 'DATABASE_URL');
    expect(ended.stderr).not.toContain('secret');
  });

  test('a second process on the same embedded database', async () => {
    const first = await startProduct({ database: 'embedded' });
    onTestFinished(() => void first.stop());
    expectOneLine(await startAndFail({ DATA_DIR: first.dataDir }), /already uses the database/);
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });
});

describe.each(['embedded', 'postgres'] as const)('a first start on %s', (database) => {
  test('prints the first admin once, and not at a later start', async () => {
    const product = await startProduct({ database });
    const [, password = ''] = /User name: admin {2}Password: (\S+)/.exec(product.output()) ?? [];
    expect(await signInStatus(product.origin, 'admin', password)).toBe(200);
    await product.kill();
    const again = await product.restart();
    expect(again.output()).not.toContain('Password');
    expect(await signInStatus(again.origin, 'admin', password)).toBe(200);
    expect(await (await fetch(`${again.origin}/readyz`)).json()).toEqual({ status: 'ok', database });
    await again.stop();
  });

  test('uses ADMIN_USERNAME and ADMIN_PASSWORD without printing the password; SIGTERM ends it with 0', async () => {
    const env = { ADMIN_USERNAME: 'Owner', ADMIN_PASSWORD: 'my own password', SAMPLE_DATA: 'off' };
    const product = await startProduct({ database, env });
    expect(product.output()).not.toContain('my own password');
    expect(product.output()).toContain(
      `No mail is sent: no mail server is set (SMTP_URL). Mails are written to ${join(product.dataDir, 'outbox')}\n`,
    );
    expect(await signInStatus(product.origin, 'owner', 'my own password')).toBe(200);
    expect(await product.stop()).toBe(0);
  });
});

test('with a mail server the start does not mention email', async () => {
  const env = { SAMPLE_DATA: 'off', SMTP_URL: 'smtp://mail.example.com' };
  const product = await startProduct({ database: 'embedded', env });
  expect(product.output()).not.toContain('mail');
  await product.stop();
});

test('first data that cannot be created is reported in one line, and created by the next start', async () => {
  const product = await startProduct({ database: 'embedded', env: { SAMPLE_DATA: 'off', DATA_DIR: directory } });
  onTestFinished(() => void product.stop());
  await product.kill();
  changeFile(`delete from users;
    create trigger no_users before insert on users begin select raise(abort, 'there is no room for users'); end`);
  expectOneLine(await startAndFail({ DATA_DIR: directory }), /could not start.*there is no room for users/);
  changeFile('drop trigger no_users');
  const again = await product.restart();
  expect(again.output()).toMatch(/The first admin was made/);
  await again.stop();
});

const changeFile = (statements: string): void => {
  const database = new DatabaseSync(join(directory, 'chat-module.db'));
  database.exec(statements);
  database.close();
};

test.runIf(process.platform === 'linux')('the process that creates the first data ends with its server', async () => {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const settings = { DATABASE_URL: url, SECRET_KEY: 'one key of at least thirty-two bytes', SAMPLE_DATA: 'off' };
  await (await startProduct({ database: 'embedded', env: settings })).stop();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('delete from users');
  await client.query('begin; lock table users in share row exclusive mode');
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: directory, ...settings };
  const server = spawn(process.execPath, [mainFile], { env, stdio: 'ignore' });
  onTestFinished(() => void server.kill('SIGKILL'));
  const helpers = () => readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim();
  // Other tests wait for locks in other databases of the same server.
  const waiting = `select from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  const isWaiting = async () => (await client.query(waiting)).rowCount;
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(1);
  const [helper = ''] = helpers().split(' ');
  server.kill('SIGKILL');
  await expect.poll(() => existsSync(`/proc/${helper}`), { timeout: 60_000 }).toBe(false);
});

test('its data is readable only by its owner', async () => {
  const kept = join(directory, 'made', 'by', 'the', 'product');
  const product = await startProduct({ database: 'embedded', env: { SAMPLE_DATA: 'off', DATA_DIR: kept } });
  expect(statSync(kept).mode & 0o077).toBe(0);
  expect(statSync(join(kept, 'secret.key')).mode & 0o077).toBe(0);
  expect(readdirSync(kept)).toContain('chat-module.db');
  await product.stop();
});

test('settings can be in a file named .env in the working directory; the environment takes precedence', async () => {
  writeFileSync(join(directory, '.env'), 'PORT=eighty\nLOG_LEVEL=loud\n');
  expectOneLine(await startAndFail({ PORT: '0' }), 'LOG_LEVEL');
});

test('eight processes that start at once on one empty PostgreSQL create one admin and one sample facility', async () => {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const env = {
    DATABASE_URL: url,
    SECRET_KEY: 'one key of at least thirty-two bytes for all',
    ADMIN_PASSWORD: 'shared',
  };
  const nodes = await Promise.all(Array.from({ length: 8 }, () => startProduct({ database: 'embedded', env })));
  const announced = nodes.filter((node) => node.output().includes('The first admin was made'));
  expect(announced).toHaveLength(1);
  const [node] = nodes;
  if (!node) throw new Error('no node');
  const cookie = (await signIn(node.origin, 'admin', 'shared')).headers.getSetCookie()[0] ?? '';
  const bots = await Promise.all(
    nodes.map(async ({ origin }) => (await fetch(`${origin}/api/bots`, { headers: { cookie } })).json()),
  );
  expect(bots.map((list) => list.length)).toEqual(Array.from({ length: 8 }, () => 1));
  expect(await Promise.all(nodes.map((it) => it.stop()))).toEqual(Array.from({ length: 8 }, () => 0));
});

const signIn = (origin: string, username: string, password: string): Promise<Response> =>
  fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

const signInStatus = async (...credentials: Parameters<typeof signIn>): Promise<number> =>
  (await signIn(...credentials)).status;

test('a server whose output nobody reads keeps answering and ends with 0', async () => {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: join(directory, 'data'),
    SAMPLE_DATA: 'off',
    RATE_LIMITS: 'off',
  };
  const child = spawn(process.execPath, [mainFile], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const origin = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, ready] = /ready at (\S+)/.exec(text) ?? [];
      if (ready !== undefined) resolve(ready);
    });
  });
  child.stdout.removeAllListeners('data').pause();
  for (let batch = 0; batch < 30; batch++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${origin}/api/bots/none/public`)));
    expect(answers.every(({ status }) => status === 404)).toBe(true);
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('npm start forwards SIGTERM: the server ends, and npm with 0', async () => {
  const root = join(import.meta.dirname, '../..');
  const env = { ...process.env, PORT: '0', DATA_DIR: join(directory, 'data'), SAMPLE_DATA: 'off' };
  const npm = spawn('npm', ['start', '--silent', '--ignore-scripts'], { cwd: root, env });
  onTestFinished(() => void npm.kill('SIGKILL'));
  let output = '';
  const origin = await new Promise<string>((resolve) => {
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, ready] = /ready at (\S+)/.exec(output) ?? [];
      if (ready !== undefined) resolve(ready);
    });
  });
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});
