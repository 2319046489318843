import { isPostgres } from '../database/dialect.ts';
import type { Database, OutboxRow } from '../database/schema.ts';

export const insertMail = (db: Database, row: OutboxRow) => db.insertInto('outbox').values(row).execute();

/** Takes the mails that are due: no other worker gets them until `leasedUntil`. */
export const takeDueMails = (db: Database, now: string, leasedUntil: string, limit: number): Promise<OutboxRow[]> =>
  db
    .updateTable('outbox')
    .set((it) => ({ dueAt: leasedUntil, attempts: it('attempts', '+', 1) }))
    .where('id', 'in', (it) => {
      const due = it.selectFrom('outbox').select('id').where('dueAt', '<=', now).orderBy('dueAt').limit(limit);
      return isPostgres(db) ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();

export const markSent = (db: Database, id: string, sentAt: string) =>
  db.updateTable('outbox').set({ sentAt, dueAt: null, lastError: '' }).where('id', '=', id).execute();

/** `dueAt` of `null` gives the mail up; it stays in the table to be looked at. */
export const markFailed = (db: Database, id: string, lastError: string, dueAt: string | null) =>
  db.updateTable('outbox').set({ lastError, dueAt }).where('id', '=', id).execute();
