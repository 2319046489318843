import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { embeddedFile, openedOver, openFile } from './open-embedded.ts';
import { openPostgres, toolName } from './open-postgres.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** Opens the existing database for an operator command, even while a server is using it. */
export async function openBeside({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenedDatabase> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, toolName);
  assertEmbeddedThere(dataDir);
  return openedOver(openFile(embeddedFile(dataDir)));
}

/** Opening a missing SQLite file would create it. */
export function assertEmbeddedThere(dataDir: string): void {
  if (existsSync(embeddedFile(dataDir))) return;
  throw new DatabaseUnavailable(`There is no database in DATA_DIR ${dataDir}.`);
}
