import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Removes it and closes its remaining connections. */
  drop(): Promise<void>;
}

/** A new database on the server of `adminUrl`: empty, or a copy of one without connections. */
export const createTestDatabase = async (adminUrl: string, originalUrl?: string): Promise<TestDatabase> => {
  const original = originalUrl === undefined ? undefined : nameOf(originalUrl);
  const name = `${original ?? 'test'}_${randomBytes(8).toString('hex')}`;
  await runOn(adminUrl, `create database ${name} template ${original ?? 'template1'}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  return { url: url.href, drop: async () => void (await runOn(adminUrl, dropping(name))) };
};

/** Removes a database and all its copies. */
export const dropWithCopies = async (adminUrl: string, originalUrl: string): Promise<void> => {
  const found = `select datname from pg_database where starts_with(datname, '${nameOf(originalUrl)}')`;
  for (const { datname } of await runOn(adminUrl, found)) await runOn(adminUrl, dropping(datname));
};

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

const dropping = (name: string): string => `drop database if exists ${name} with (force)`;

const runOn = async (url: string, statement: string): Promise<{ datname: string }[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};
