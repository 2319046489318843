import { sql } from 'kysely';
import { housekeeping, recordAct } from '../audit/record-audit.ts';
import { day, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { lockSubject } from '../database/dialect.ts';
import { migratedAt } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';
import { findMailsAbout } from '../mail/outbox.store.ts';
import { eraseVisits } from './erase-visits.ts';
import { deleteByIds, listDeletedLocationIds } from './visitor-data.store.ts';

/** The number of visits, leads and so on per transaction: small enough that no visitor waits for it. */
const batchSize = 100;

interface Keeper {
  /** `null`: rows without a location. */
  readonly locationId: string | null;
  readonly days: number;
}

/**
 * Deletes visitors' data after the location's retention period: visits by their last message, leads and reservations by their
 * last change, open questions by the last time they were asked. Returns the number of deleted rows.
 */
export async function keepRetention(context: Context): Promise<number> {
  let erased = 0;
  for (const { locationId, days } of [...(await keepersAtLocations(context)), ...(await keepersElsewhere(context))]) {
    const before = instantAfter(context.clock.now(), -days * day);
    for (let count = batchSize; count > 0; erased += count) count = await eraseBatch(context, locationId, before);
  }
  return erased;
}

async function keepersAtLocations({ db }: Context): Promise<Keeper[]> {
  const locations = await db.selectFrom('locations').select(['id', 'retentionDays']).execute();
  return locations.flatMap(({ id, retentionDays }) =>
    retentionDays === null ? [] : [{ locationId: id, days: retentionDays }],
  );
}

/** For rows without a location, and for those at deleted ones. */
async function keepersElsewhere({ db, clock, config: { retentionDays: days } }: Context): Promise<Keeper[]> {
  if (days === undefined || !(await hasKnownTermsSince(db, instantAfter(clock.now(), -days * day)))) return [];
  const deleted = await listDeletedLocationIds(db);
  return [null, ...deleted].map((locationId) => ({ locationId, days }));
}

/**
 * Data without a location from before retention existed stays for one more period: an upgrade deletes nothing and leaves time
 * to set RETENTION_DAYS.
 */
async function hasKnownTermsSince(db: Database, instant: string): Promise<boolean> {
  const since = await migratedAt(db, '0007-visitors-data');
  return since !== undefined && since <= instant;
}

const eraseBatch = (context: Context, locationId: string | null, before: string): Promise<number> =>
  context.db.transaction().execute(async (transaction) => {
    // One node at a time; the next finds nothing left to delete.
    await lockSubject(transaction, 'retention');
    const visits = await oldRows(transaction, 'visitorSessions', 'lastMessageAt', locationId, before);
    const leads = await oldRows(transaction, 'leads', 'updatedAt', locationId, before);
    const reservations = await oldRows(transaction, 'reservations', 'updatedAt', locationId, before);
    const questions = await oldRows(transaction, 'unansweredQuestions', 'lastAskedAt', locationId, before);
    const count = visits.length + leads.length + reservations.length + questions.length;
    if (count === 0) return 0;
    const mails = await findMailsAbout(transaction, [...leads, ...reservations]);
    const visitRows = await transaction
      .selectFrom('visitorSessions')
      .select(['botId', 'sessionId', 'locationId'])
      .where('id', 'in', [...visits, ''])
      .orderBy('botId')
      .orderBy('sessionId')
      .execute();
    const conversations = await eraseVisits(context.outbox, transaction, visitRows);
    await deleteByIds(transaction, 'unansweredQuestions', questions);
    await deleteByIds(transaction, 'leads', leads);
    await deleteByIds(transaction, 'reservations', reservations);
    await context.outbox.erase(
      transaction,
      mails.map(({ id }) => id),
    );
    await context.outbox.eraseFromDigests(transaction, [...leads, ...reservations]);
    const counts = { conversations, leads: leads.length, reservations: reservations.length };
    await recordAct(transaction, context.clock, {
      kind: 'visitor',
      id: locationId ?? '',
      name: '',
      actor: housekeeping,
      action: 'erased',
      changes: Object.entries(counts).map(([field, number]) => ({ field, from: null, to: String(number) })),
    });
    return count;
  });

type Kept = 'visitorSessions' | 'leads' | 'reservations' | 'unansweredQuestions';

async function oldRows(
  db: Database,
  table: Kept,
  time: 'lastMessageAt' | 'updatedAt' | 'lastAskedAt',
  locationId: string | null,
  before: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('locationId', locationId === null ? 'is' : '=', locationId)
    .where(sql<boolean>`${sql.ref(time)} < ${before}`)
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}
