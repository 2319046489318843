import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Period } from '../clock.ts';
import { isPostgres } from '../database/dialect.ts';
import { inBatches } from '../database/in-batches.ts';
import type { OutboxRow } from '../database/rows/mails.ts';
import type { Database, Schema } from '../database/schema.ts';

export const insertMail = (db: Database, row: OutboxRow) => db.insertInto('outbox').values(row).execute();

interface Taking {
  readonly now: string;
  readonly leasedUntil: string;
  /** No email waits longer than this: one that does was written before the clock was set back. */
  readonly latestDue: string;
  /** Nor is an email written later than this, except by such a clock. */
  readonly latestWritten: string;
  readonly limit: number;
}

/** Takes the due emails: no other worker gets them until `leasedUntil`. */
export const takeDueMails = (
  db: Database,
  { now, leasedUntil, latestDue, latestWritten, limit }: Taking,
): Promise<OutboxRow[]> =>
  db
    .updateTable('outbox')
    .set((it) => ({ dueAt: leasedUntil, leasedUntil, attempts: it('attempts', '+', 1) }))
    .where('id', 'in', (it) => {
      const due = it
        .selectFrom('outbox')
        .select('id')
        .where((where) =>
          where.or([
            where('dueAt', '<=', now),
            where('dueAt', '>', latestDue),
            where.and([where('dueAt', '>', now), where('attempts', '=', 0), where('createdAt', '>', latestWritten)]),
          ]),
        )
        .orderBy('dueAt')
        .limit(limit);
      return isPostgres(db) ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();

/** The failed emails that will be retried, and when the oldest was written. */
export const countRefused = (db: Database) =>
  db
    .selectFrom('outbox')
    .select((it) => [it.fn.countAll<number>().as('count'), it.fn.min<string | null>('createdAt').as('since')])
    .where('dueAt', 'is not', null)
    .where('lastError', '!=', '')
    .executeTakeFirstOrThrow();

/** The emails written since then that are no longer retried. */
export async function countGivenUp(db: Database, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('dueAt', 'is', null)
    .where('lastError', '!=', '')
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Why the newest failed email was not sent. */
export async function findLastError(db: Database, since: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('lastError')
    .where('lastError', '!=', '')
    .where((it) => it.or([it('dueAt', 'is not', null), it('createdAt', '>', since)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.lastError;
}

/** `mail` is what remains stored of it. Returns whether the email still exists. */
export const markSent = async (db: Database, id: string, sentAt: string, mail: string): Promise<boolean> => {
  const sent = { sentAt, mail, dueAt: null, leasedUntil: null, lastError: '' };
  return (
    (await db.updateTable('outbox').set(sent).where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
  );
};

export const markFailed = (db: Database, id: string, lastError: string, dueAt: string) =>
  db.updateTable('outbox').set({ lastError, dueAt, leasedUntil: null }).where('id', '=', id).execute();

/** It stays in the table; `mail` is what remains stored of it. */
export const giveUp = (db: Database, id: string, lastError: string, mail: string) =>
  db.updateTable('outbox').set({ lastError, mail, dueAt: null, leasedUntil: null }).where('id', '=', id).execute();

/** When the latest emails to a location were written, latest first, without digests. */
export async function listMailTimes(
  db: Database,
  locationId: string,
  { since, until }: Period,
  limit: number,
): Promise<string[]> {
  const mails = await db
    .selectFrom('outbox')
    .select('createdAt')
    .where('locationId', '=', locationId)
    .where('createdAt', '>', since)
    .where('createdAt', '<', until)
    .where('about', '!=', locationId)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  return mails.map(({ createdAt }) => createdAt);
}

const digestsOf = (locationId: string) => sql<boolean>`location_id = ${locationId} and about = ${locationId}`;

/** A location's digest whose sending has not begun. It can't begin before the transaction ends. */
export async function takeOpenDigest(transaction: Database, locationId: string): Promise<string | undefined> {
  const digest = await transaction
    .updateTable('outbox')
    .set({ attempts: 0 })
    .where(digestsOf(locationId))
    .where('attempts', '=', 0)
    .where('dueAt', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return digest?.id;
}

/** When a location's latest digest was sent, or will be tried next. */
export async function findLatestDigest(db: Database, locationId: string): Promise<string | undefined> {
  const latest = await db
    .selectFrom('outbox')
    .select((it) => it.fn.coalesce('sentAt', 'dueAt', 'createdAt').as('at'))
    .where(digestsOf(locationId))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.at;
}

/** Removes leads and reservations from all digests; returns those digests. */
export async function deleteHeldMails(db: Database, abouts: readonly string[]): Promise<string[]> {
  const held = await inBatches(abouts, (batch) =>
    db.deleteFrom('heldMails').where('about', 'in', batch).returning('digestId').execute(),
  );
  return [...new Set(held.map(({ digestId }) => digestId))];
}

/** The emails about these leads or reservations. */
export const findMailsAbout = (db: Database, ids: readonly string[]): Promise<OutboxRow[]> =>
  inBatches(ids, (batch) => db.selectFrom('outbox').selectAll().where('about', 'in', batch).execute());

const unsentAbout = (db: Database, about: string) =>
  db.selectFrom('outbox').select(['id', 'mail']).where('about', '=', about).where('sentAt', 'is', null).execute();

/** No worker is sending the email at `now`. */
export const isUnleased =
  (now: string) =>
  (it: ExpressionBuilder<Schema, 'outbox'>): Expression<SqlBool> =>
    it.or([it('leasedUntil', 'is', null), it('leasedUntil', '<=', now)]);

/** Deletes a confirmation that the mail server doesn't have yet. Returns whether there was one. */
export async function deleteUnsentConfirmation(
  transaction: Database,
  reservationId: string,
  now: string,
): Promise<boolean> {
  const ids = (await unsentAbout(transaction, reservationId))
    .filter(({ mail }) => JSON.parse(mail).isConfirmation)
    .map(({ id }) => id);
  if (ids.length === 0) return false;
  const deleted = await transaction
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .where('sentAt', 'is', null)
    .where(isUnleased(now))
    // The mail server may have one whose worker is gone.
    .where((it) => it.or([it('attempts', '=', 0), it('lastError', '!=', '')]))
    .returning('id')
    .execute();
  return deleted.length > 0;
}

export const findMailsSentBefore = (db: Database, before: string, limit: number) =>
  db.selectFrom('outbox').select('id').where('sentAt', '<', before).limit(limit).execute();

export const deleteMails = (db: Database, ids: readonly string[]) =>
  inBatches(ids, (batch) => db.deleteFrom('outbox').where('id', 'in', batch).execute());

export const deleteMail = (db: Database, id: string) =>
  db.deleteFrom('outbox').where('id', '=', id).returning('id').executeTakeFirst();
