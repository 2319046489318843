import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Product, startProduct } from '../../e2e/support/product.ts';

process.env.TEST_POSTGRES_URL ??= inject('postgresUrl');

const adminPassword = 'survives every flood';
const submitted = 60;
const mailsPerHour = 30;

const post = async (origin: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function makeBot({ origin }: Product): Promise<string> {
  const signedIn = await post(origin, '/api/login', { username: 'admin', password: adminPassword });
  const cookie = signedIn.headers.getSetCookie()[0] ?? '';
  const make = async (path: string, body: object): Promise<string> =>
    (await (await post(origin, path, body, cookie)).json()).id;
  const locationId = await make('/api/locations', {
    businessName: 'Flood Storage',
    address: '1 River Road',
    phoneNumber: '(541) 555-0144',
    website: 'https://example.com',
    facilityEmail: 'office@example.com',
  });
  return make('/api/bots', { name: 'Flood', websiteUrl: 'https://example.com', locationId });
}

/** Changes the stored times directly while the product isn't running, because its clock can't be moved. */
async function run({ dataDir, storageEnv }: Product, statement: string): Promise<void> {
  if (storageEnv.DATABASE_URL !== undefined) {
    const client = new pg.Client(storageEnv.DATABASE_URL);
    await client.connect();
    await client.query(statement);
    return client.end();
  }
  const connection = new DatabaseSync(join(dataDir, 'chat-module.db'));
  connection.exec(statement);
  connection.close();
}

/** The emails of a product without a mail server, in one text. */
const readMails = ({ dataDir }: Product): string => {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
};

test.each(['embedded', 'postgres'] as const)(
  'killed in a flood, it reports every acknowledged lead by email or in the digest: %s',
  async (database) => {
    const env = { SAMPLE_DATA: 'off', WEBSITE_PAGES: '0', ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'warn' };
    let product = await startProduct({ database, env });
    onTestFinished(() => product.stop().then(() => undefined));
    const botId = await makeBot(product);
    const thanked: string[] = [];
    const leave = async (_: unknown, i: number): Promise<void> => {
      const name = `Swimmer ${i}.`;
      const response = await post(product.origin, '/api/leads', { botId, name, phone: '(541) 555-0100' }).catch(
        () => undefined,
      );
      if (response?.status !== 201) return;
      thanked.push(name);
      if (thanked.length === mailsPerHour + 10) await product.kill();
    };
    await Promise.all(Array.from({ length: submitted }, leave));
    expect(thanked.length).toBeGreaterThanOrEqual(mailsPerHour + 10);
    // The hour is over, and the leases of the killed process have expired.
    await run(product, `update outbox set due_at = '2026-01-01T00:00:00.000Z' where sent_at is null`);
    product = await product.restart();
    await expect.poll(() => thanked.filter((name) => !readMails(product).includes(name))).toEqual([]);
    expect(readMails(product).match(/^Subject: New Lead/gm)).toHaveLength(mailsPerHour);
  },
);
