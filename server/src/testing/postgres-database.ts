import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Removes it, ending the connections that are left. */
  drop(): Promise<void>;
}

/** A database of its own on the server of `adminUrl`: empty, or a copy of one there to which nobody is connected. */
export const createTestDatabase = async (adminUrl: string, originalUrl?: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = originalUrl === undefined ? 'template1' : new URL(originalUrl).pathname.slice(1);
  await runOn(adminUrl, `create database ${name} template ${template}`);
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
