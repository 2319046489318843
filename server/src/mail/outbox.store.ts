import { sql } from 'kysely';
import type { Period } from '../clock.ts';
import { isPostgres } from '../database/dialect.ts';
import { inBatches } from '../database/in-batches.ts';
import type { Database, OutboxRow } from '../database/schema.ts';

export const insertMail = (db: Database, row: OutboxRow) => db.insertInto('outbox').values(row).execute();

interface Taking {
  readonly now: string;
  readonly leasedUntil: string;
  /** No mail is ever made to wait for longer: one that does was written by a clock that has been set back since. */
  readonly latestDue: string;
  /** Nor is a mail written later than this, but by such a clock. */
  readonly latestWritten: string;
  readonly limit: number;
}

/** Takes the mails that are due: no other worker gets them until `leasedUntil`. */
export const takeDueMails = (
  db: Database,
  { now, leasedUntil, latestDue, latestWritten, limit }: Taking,
): Promise<OutboxRow[]> =>
  db
    .updateTable('outbox')
    .set((it) => ({ dueAt: leasedUntil, attempts: it('attempts', '+', 1) }))
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

/** The mails that were tried in vain and will be tried again, and when the oldest was written. */
export const countRefused = (db: Database) =>
  db
    .selectFrom('outbox')
    .select((it) => [it.fn.countAll<number>().as('count'), it.fn.min<string | null>('createdAt').as('since')])
    .where('dueAt', 'is not', null)
    .where('lastError', '!=', '')
    .executeTakeFirstOrThrow();

/** The mails written since then that nobody tries to send any more. */
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

/** Why the newest mail that was not sent was not. */
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

/** `mail` is what of it is kept. Answers whether the mail is still there. */
export const markSent = async (db: Database, id: string, sentAt: string, mail: string): Promise<boolean> => {
  const sent = { sentAt, mail, dueAt: null, lastError: '' };
  return (
    (await db.updateTable('outbox').set(sent).where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
  );
};

export const markFailed = (db: Database, id: string, lastError: string, dueAt: string) =>
  db.updateTable('outbox').set({ lastError, dueAt }).where('id', '=', id).execute();

/** It stays in the table to be looked at; `mail` is what of it is kept. */
export const giveUp = (db: Database, id: string, lastError: string, mail: string) =>
  db.updateTable('outbox').set({ lastError, mail, dueAt: null }).where('id', '=', id).execute();

/** When the latest mails to a location were written, the latest first; digests do not count. */
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

/** The digest of a location that nobody has begun to send. Until the transaction ends nobody can. */
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

/** Takes leads and reservations out of every digest; answers which digests those are. */
export async function deleteHeldMails(db: Database, abouts: readonly string[]): Promise<string[]> {
  const held = await inBatches(abouts, (batch) =>
    db.deleteFrom('heldMails').where('about', 'in', batch).returning('digestId').execute(),
  );
  return [...new Set(held.map(({ digestId }) => digestId))];
}

/** The mails that tell of these leads or reservations. */
export const findMailsAbout = (db: Database, ids: readonly string[]): Promise<OutboxRow[]> =>
  inBatches(ids, (batch) => db.selectFrom('outbox').selectAll().where('about', 'in', batch).execute());

export const findMailsSentBefore = (db: Database, before: string, limit: number) =>
  db.selectFrom('outbox').select('id').where('sentAt', '<', before).limit(limit).execute();

export const deleteMails = (db: Database, ids: readonly string[]) =>
  inBatches(ids, (batch) => db.deleteFrom('outbox').where('id', 'in', batch).execute());

export const deleteMail = (db: Database, id: string) =>
  db.deleteFrom('outbox').where('id', '=', id).returning('id').executeTakeFirst();
