import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from './postgres-database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

const query = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

test('what was written is there after a crash of the server', async () => {
  const database = await createTestDatabase(server.adminUrl);
  await query(database.url, `create table kept as select 'yes' as answer`);
  await server.kill();
  await expect(query(database.url, 'select 1')).rejects.toThrow();
  await server.restart();
  expect(await query(database.url, 'select answer from kept')).toEqual([{ answer: 'yes' }]);
  await database.drop();
});

test('a test file has its own database', async () => {
  const [one, other] = await Promise.all([createTestDatabase(server.adminUrl), createTestDatabase(server.adminUrl)]);
  await query(one.url, 'create table mine ()');
  await expect(query(other.url, 'select * from mine')).rejects.toThrow('does not exist');
  await Promise.all([one.drop(), other.drop()]);
  await expect(query(one.url, 'select 1')).rejects.toThrow('does not exist');
});
