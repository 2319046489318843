import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { OpenedDatabase } from './database/opened-database.ts';
import type { Database } from './database/schema.ts';
import type { DiskWatch } from './disk-watch.ts';
import type { Secrets } from './secrets.ts';

/** The services that background jobs are built from. `Context` adds the jobs themselves. */
export interface BaseContext {
  readonly config: Config;
  readonly db: Database;
  readonly databaseKind: OpenedDatabase['kind'];
  readonly clock: Clock;
  /** Reads the free space of the file system through a function that tests replace. */
  readonly disk: DiskWatch;
  readonly log: FastifyBaseLogger;
  readonly secrets: Secrets;
}
