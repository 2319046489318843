import { sql } from 'kysely';
import { instantAfter, minute } from '../clock.ts';
import type { Database } from '../database/schema.ts';

export interface SharedCount {
  /** The total in the current window, including what was just added. */
  readonly count: number;
  /** When that window ends. */
  readonly remainingMs: number;
}

/**
 * Adds to a subject's count on all nodes, or starts a new window if the last one has ended. Uses the database's clock,
 * because the nodes' clocks may differ.
 */
export async function addRequests(
  db: Database,
  subject: string,
  added: number,
  windowMs: number,
): Promise<SharedCount> {
  const { rows } = await sql<SharedCount>`
    insert into request_counts as counted (subject, count, ends_at)
    values (${subject}, ${added}, now() + ${windowMs} * interval '1 millisecond')
    on conflict (subject) do update set
      count = case when counted.ends_at <= now() then 0 else counted.count end + excluded.count,
      ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
    returning count, (extract(epoch from ends_at - now()) * 1000)::float8 as remaining_ms`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A count was neither added nor changed.');
  return row;
}

export interface WindowCount {
  readonly count: number;
  readonly endsAt: string;
}

/**
 * Counts one more for a subject in the current window, or starts a new one, on either database. Uses the node's clock; a
 * window that ends too late was started before the clock was set back.
 */
export async function addToWindow(db: Database, subject: string, now: Date, windowMs: number): Promise<WindowCount> {
  const fresh = { subject, count: 1, endsAt: instantAfter(now, windowMs) };
  const isOver = sql<boolean>`(request_counts.ends_at <= ${now.toISOString()}
    or request_counts.ends_at > ${instantAfter(now, windowMs + minute)})`;
  return db
    .insertInto('requestCounts')
    .values(fresh)
    .onConflict((it) =>
      it.column('subject').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else request_counts.count + 1 end`,
        endsAt: sql<string>`case when ${isOver} then excluded.ends_at else request_counts.ends_at end`,
      }),
    )
    .returning(['count', 'endsAt'])
    .executeTakeFirstOrThrow();
}

export const forgetEndedCounts = (db: Database, now: string) =>
  db.deleteFrom('requestCounts').where('endsAt', '<=', now).execute();
