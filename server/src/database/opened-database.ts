import type { ChangeChannel } from './change-channel.ts';
import type { Database } from './schema.ts';

export interface OpenedDatabase {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** The same for emails, crawling and housekeeping, which may wait and never take visitors' connections. */
  readonly jobs: Database;
  readonly changes: ChangeChannel;
  /** Also closes the channel of changes. */
  close(): Promise<void>;
}
