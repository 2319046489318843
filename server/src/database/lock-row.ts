import { isPostgres } from './dialect.ts';
import type { LeadRow, ReservationRow } from './rows/submissions.ts';
import type { Database } from './schema.ts';

interface Locked {
  leads: LeadRow;
  reservations: ReservationRow;
}

/** Reads a row that no other transaction changes until this one ends. */
export async function lockRow<Table extends keyof Locked>(
  transaction: Database,
  table: Table,
  id: string,
): Promise<Locked[Table] | undefined> {
  const row = transaction
    .selectFrom(table as keyof Locked)
    .selectAll()
    .where('id', '=', id);
  return (isPostgres(transaction) ? row.forUpdate() : row).executeTakeFirst() as Promise<Locked[Table] | undefined>;
}
