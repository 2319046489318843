import type { Config } from '../config.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  close(): Promise<void>;
}

/** A database that cannot be used. Its message is one sentence for the operator. */
export class DatabaseUnavailable extends Error {}

export const openDatabase = (config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> =>
  config.databaseUrl === undefined ? openEmbedded(config.dataDir) : openPostgres(config.databaseUrl);
