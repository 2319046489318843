import type { FastifyBaseLogger } from 'fastify';
import type { KnowledgeCache } from './chat/knowledge.ts';
import type { TurnWriter } from './chat/turn-writer.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import type { DiskWatch } from './disk-watch.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Model } from './model/model.ts';
import type { Secrets } from './secrets.ts';
import type { Crawler } from './website-crawler/crawler.ts';

/** What every feature may use. Made once in `run-server.ts`, and for each test in `testing/test-app.ts`. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly databaseKind: OpenDatabase['kind'];
  readonly clock: Clock;
  /** Reads the free space of the file system through a function that tests replace. */
  readonly disk: DiskWatch;
  readonly log: FastifyBaseLogger;
  readonly secrets: Secrets;
  readonly outbox: Outbox;
  readonly model: Model;
  readonly crawler: Crawler;
  readonly knowledge: KnowledgeCache;
  readonly turns: TurnWriter;
  /** The product's own origin, for links in mails. Known once the server listens. */
  readonly publicUrl: () => string;
}
