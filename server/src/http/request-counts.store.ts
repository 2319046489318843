import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface SharedCount {
  /** All that was counted in the window in hand, with what was just added. */
  readonly count: number;
  /** Until that window ends. */
  readonly remainingMs: number;
}

/**
 * Adds to what all nodes count together of one subject, or begins a new window where the last one has ended. The clock is the
 * database's: those of the nodes may differ.
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

export const forgetEndedCounts = (db: Database, now: string) =>
  db.deleteFrom('requestCounts').where('endsAt', '<=', now).execute();
