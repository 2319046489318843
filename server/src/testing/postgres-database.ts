import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Removes it, ending the connections that are left. */
  drop(): Promise<void>;
}

/** An empty database of its own on the server of `adminUrl`. */
export const createTestDatabase = async (adminUrl: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  return { url: url.href, drop: () => runOn(adminUrl, `drop database if exists ${name} with (force)`) };
};

const runOn = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
