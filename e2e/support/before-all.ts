import { startPostgres } from '../../server/src/testing/postgres-server.ts';
import { makeFirstData } from './first-data.ts';

/** What the tests of a whole run share: first data to copy, and one PostgreSQL, in which each product gets its own database. */
export default async function setup(): Promise<() => Promise<void>> {
  const [removeFirstData, stopPostgres] = await Promise.all([makeFirstData(), providePostgres()]);
  return async () => {
    await Promise.all([removeFirstData(), stopPostgres?.()]);
  };
}

/** Unless the caller names one. */
const providePostgres = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.TEST_POSTGRES_URL !== undefined) return undefined;
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.adminUrl;
  return server.stop;
};
