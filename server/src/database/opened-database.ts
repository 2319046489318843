import type { Database } from './schema.ts';

export interface OpenedDatabase {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** The same for mails, crawling and housekeeping, which may wait, and never take what a visitor's call waits for. */
  readonly jobs: Database;
  close(): Promise<void>;
}
