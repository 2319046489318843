import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';

export const isPostgres = (db: Pick<Database, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Makes transactions with the same subject wait for each other. The embedded database runs one transaction at a time
 * anyway.
 */
export async function lockSubject(transaction: Database, subject: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtext(${subject}))`.execute(transaction);
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '23505') return true;
  return error instanceof Error && /UNIQUE constraint failed/.test(error.message);
}

/** PostgreSQL's lock timeout was exceeded. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

export function isForeignKeyViolation(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '23503') return true;
  return error instanceof Error && /FOREIGN KEY constraint failed/.test(error.message);
}
