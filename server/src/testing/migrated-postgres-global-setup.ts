import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { prepareForLending } from './borrowed-postgres.ts';
import { createTestDatabase, dropWithCopies } from './postgres-database.ts';
import startPostgresFor from './postgres-global-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a migrated database, the template of the tests' copies, to which nothing connects. */
    migratedPostgresUrl: string;
  }
}

/** Vitest calls this for each project whose tests start the whole server on PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stop = await startPostgresFor(project);
  const { postgresUrl } = project.getProvidedContext();
  const { url } = await createTestDatabase(postgresUrl);
  const { db, close } = await openPostgres(url);
  await migrate(db);
  await sql.raw(prepareForLending).execute(db);
  await close();
  project.provide('migratedPostgresUrl', url);
  return async () => {
    await dropWithCopies(postgresUrl, url);
    await stop?.();
  };
}
