import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../server/src/testing/postgres-database.ts';

export interface StorageOptions {
  readonly database: 'embedded' | 'postgres';
  /** A folder that the caller creates and removes; by default the product gets its own. */
  readonly dataDir?: string;
}

export interface ProductStorage {
  readonly dataDir: string;
  /** The settings that point to this storage. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Where a test's product stores its data. */
export const makeStorage = async ({ database, dataDir }: StorageOptions): Promise<ProductStorage> => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'chat-module-product-')));
  const removeFolder = async (): Promise<void> => {
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  if (database === 'embedded') return { dataDir: folder, env: { DATA_DIR: folder }, remove: removeFolder };
  const { url, drop } = await createTestDatabase(adminUrl());
  return {
    dataDir: folder,
    env: { DATA_DIR: folder, DATABASE_URL: url },
    remove: async () => {
      await drop();
      await removeFolder();
    },
  };
};

const adminUrl = (): string => {
  const { TEST_POSTGRES_URL } = process.env;
  if (TEST_POSTGRES_URL === undefined)
    throw new Error('TEST_POSTGRES_URL is not set: the global setup of this run did not start a PostgreSQL.');
  return TEST_POSTGRES_URL;
};
