import { type SelectQueryBuilder, sql } from 'kysely';
import { housekeeping, recordAct } from '../audit/record-audit.ts';
import { day, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { lockSubject } from '../database/dialect.ts';
import type { Database, Schema } from '../database/schema.ts';
import { findMailsAbout } from '../mail/outbox.store.ts';
import { eraseVisits } from './erase-visits.ts';
import { deleteByIds } from './visitor-data.store.ts';

/** For what was left with a bot that has no location, or whose location is gone. */
const daysWithoutLocation = 365;

/** So many visits, leads and so on go in one transaction: short enough that no visitor waits for it. */
const batchSize = 100;

/** Those of one location; `undefined`: those that no location keeps any more. */
type Keeper = { readonly id: string } | undefined;

/**
 * Deletes visitors' data that its location no longer keeps: visits by their last message, leads and reservations by their last
 * change, open questions by when they were asked last. Answers how much went.
 */
export async function keepRetention(context: Context): Promise<number> {
  const locations = await context.db.selectFrom('locations').select(['id', 'retentionDays']).execute();
  const terms = [...locations.map(({ id, retentionDays }) => ({ keeper: { id }, days: retentionDays })), withoutKeeper];
  let erased = 0;
  for (const { keeper, days } of terms) {
    if (days === null) continue;
    const before = instantAfter(context.clock.now(), -days * day);
    for (let count = batchSize; count > 0; erased += count) count = await eraseBatch(context, keeper, before);
  }
  return erased;
}

const withoutKeeper = { keeper: undefined, days: daysWithoutLocation };

const eraseBatch = (context: Context, keeper: Keeper, before: string): Promise<number> =>
  context.db.transaction().execute(async (transaction) => {
    // One node at a time; what it has deleted the next does not find.
    await lockSubject(transaction, 'retention');
    const visits = await oldRows(transaction, 'visitorSessions', 'lastMessageAt', keeper, before);
    const leads = await oldRows(transaction, 'leads', 'updatedAt', keeper, before);
    const reservations = await oldRows(transaction, 'reservations', 'updatedAt', keeper, before);
    const questions = await oldRows(transaction, 'unansweredQuestions', 'lastAskedAt', keeper, before);
    const count = visits.length + leads.length + reservations.length + questions.length;
    if (count === 0) return 0;
    const mails = await findMailsAbout(transaction, [...leads, ...reservations]);
    const visitRows = await transaction
      .selectFrom('visitorSessions')
      .select(['botId', 'sessionId'])
      .where('id', 'in', [...visits, ''])
      .orderBy('botId')
      .orderBy('sessionId')
      .execute();
    const conversations = await eraseVisits(transaction, visitRows);
    await deleteByIds(transaction, 'unansweredQuestions', questions);
    await deleteByIds(transaction, 'leads', leads);
    await deleteByIds(transaction, 'reservations', reservations);
    await context.outbox.erase(
      transaction,
      mails.map(({ id }) => id),
    );
    const counts = { conversations, leads: leads.length, reservations: reservations.length };
    await recordAct(transaction, context.clock, {
      kind: 'visitor',
      id: keeper?.id ?? '',
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
  keeper: Keeper,
  before: string,
): Promise<string[]> {
  const rows = await keptBy(db.selectFrom(table).select('id'), keeper)
    .where(sql<boolean>`${sql.ref(time)} < ${before}`)
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

const keptBy = (query: SelectQueryBuilder<Schema, Kept, { id: string }>, keeper: Keeper) =>
  keeper
    ? query.where('locationId', '=', keeper.id)
    : query.where(
        sql<boolean>`(location_id is null or not exists (select 1 from locations where locations.id = location_id))`,
      );
