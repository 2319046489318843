import { sql } from 'kysely';
import { type PageRequest, readPage } from '../database/paging.ts';
import type { OutboxRow } from '../database/rows/mails.ts';
import type { Database } from '../database/schema.ts';
import { isUnleased } from './outbox.store.ts';

/** A literal, as in the index of the failed emails. */
const hasFailed = sql<boolean>`last_error <> ''`;

/** The emails written since then that failed at least once and have not been sent. */
export const listFailed = (db: Database, since: string, page: PageRequest) =>
  readPage(db.selectFrom('outbox').selectAll().where(hasFailed).where('createdAt', '>', since), 'createdAt', page);

/** Locks the failed emails that no worker is sending at `now`, until the transaction ends. */
export const lockFailed = (transaction: Database, ids: readonly string[], now: string): Promise<OutboxRow[]> =>
  transaction
    .updateTable('outbox')
    .set({ leasedUntil: null })
    .where('id', 'in', ids)
    .where(hasFailed)
    .where(isUnleased(now))
    .returningAll()
    .execute();

/** Makes locked emails due, with as many attempts as new ones. Clears their error, so that nobody retries them twice. */
export const makeDue = (transaction: Database, ids: readonly string[], now: string) =>
  transaction.updateTable('outbox').set({ dueAt: now, attempts: 0, lastError: '' }).where('id', 'in', ids).execute();

/** The names of what the emails are about, by id. A visit has none. */
export async function nameSubjects(db: Database, given: readonly (string | null)[]) {
  // PostgreSQL takes no empty list.
  const abouts = ['', ...new Set(given.flatMap((id) => id ?? []))];
  const [leads, reservations, locations, visits] = await Promise.all([
    db.selectFrom('leads').select(['id', 'name']).where('id', 'in', abouts).execute(),
    db.selectFrom('reservations').select(['id', 'customerName as name']).where('id', 'in', abouts).execute(),
    db.selectFrom('locations').select(['id', 'businessName as name']).where('id', 'in', abouts).execute(),
    db
      .selectFrom('visitorSessions')
      .select(['id', sql<string>`''`.as('name')])
      .where('id', 'in', abouts)
      .execute(),
  ]);
  const byId = (rows: readonly { id: string; name: string }[]): ReadonlyMap<string, string> =>
    new Map(rows.map(({ id, name }) => [id, name]));
  return { leads: byId(leads), reservations: byId(reservations), locations: byId(locations), visits: byId(visits) };
}
