import type { Config } from '../config.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** Loads only the driver of the configured database. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenedDatabase> {
  if (databaseUrl === undefined) {
    const { openEmbedded } = await import('./open-embedded.ts');
    return openEmbedded(dataDir);
  }
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(databaseUrl);
}
