import { startPostgres } from '../../server/src/testing/postgres-server.ts';
import { makeFirstData } from './first-data.ts';

/** What all tests of a run share: initial data to copy, and one PostgreSQL server with a database per product. */
export default async function setup(): Promise<() => Promise<void>> {
  const [removeFirstData, stopPostgres] = await Promise.all([makeFirstData(), providePostgres()]);
  return async () => {
    await Promise.all([removeFirstData(), stopPostgres?.()]);
  };
}

const providePostgres = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.TEST_POSTGRES_URL !== undefined) return undefined;
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.adminUrl;
  return server.stop;
};
