import type { BaseContext } from './base-context.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import type { ConversationBatchWriter } from './chat/conversation-batch-writer.ts';
import type { KnowledgeCache } from './chat/knowledge-cache.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Model } from './model/model.ts';
import type { Crawler } from './website-crawler/crawler.ts';

/** The services available to every feature. Created once in `run-server.ts`, and for each test in `testing/test-app.ts`. */
export interface Context extends BaseContext {
  readonly outbox: Outbox;
  readonly model: Model;
  readonly crawler: Crawler;
  readonly knowledge: KnowledgeCache;
  readonly turns: ConversationBatchWriter;
  readonly changes: ChangeFeed;
  /** The product's own origin, for links in emails. Known once the server listens. */
  readonly publicUrl: () => string;
}
