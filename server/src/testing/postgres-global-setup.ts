import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's URL of this run's PostgreSQL; create databases on it with `createTestDatabase`. */
    postgresUrl: string;
  }
}

/** Vitest calls this for each project that needs PostgreSQL; all share the first one's, or one that the caller names. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.TEST_POSTGRES_URL;
  if (running !== undefined) {
    project.provide('postgresUrl', running);
    return undefined;
  }
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.adminUrl;
  project.provide('postgresUrl', server.adminUrl);
  return server.stop;
}
