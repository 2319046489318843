import type { Config } from '../config.ts';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** The same for mails, crawling and housekeeping, which may wait, and never take what a visitor's call waits for. */
  readonly jobs: Database;
  close(): Promise<void>;
}

/** A database that cannot be used. Its message is one sentence for the operator. */
export class DatabaseUnavailable extends Error {}

/** Loads the driver of the one database that is used. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (databaseUrl === undefined) {
    const { openEmbedded } = await import('./open-embedded.ts');
    return openEmbedded(dataDir);
  }
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(databaseUrl);
}
