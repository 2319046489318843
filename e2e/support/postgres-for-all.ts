import { startPostgres } from '../../server/src/testing/postgres-server.ts';

/** One PostgreSQL for the whole run, unless the caller names one; each product started on it gets its own database. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES_URL !== undefined) return undefined;
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.adminUrl;
  return server.stop;
}
