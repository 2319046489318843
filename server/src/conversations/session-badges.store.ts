import type { SessionBadge } from '@chat-module/contract/conversations';
import { sql } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { VisitorSessionRow } from '../database/rows/conversations.ts';
import type { Database } from '../database/schema.ts';
import type { Outcome } from '../figures/outcomes.store.ts';
import { outcomeOfSteps, stepNumber } from '../figures/visit-step.ts';

/** The highest rating that counts as a thumb down. */
export const highestDownRating = 3;

type Visit = Pick<VisitorSessionRow, 'botId' | 'sessionId' | 'locationId'>;

const marks = {
  lead: 'hasLead',
  reserved: 'hasReservation',
  unanswered: 'hasUnanswered',
  rated_down: 'isRatedDown',
} as const satisfies Record<SessionBadge, keyof VisitorSessionRow>;

type Marks = Pick<VisitorSessionRow, (typeof marks)[SessionBadge]>;

const isBadgeOf = (badge: string, row: Marks): badge is SessionBadge => row[marks[badge as SessionBadge]] === 1;

export const badgesOf = (row: Marks): SessionBadge[] => Object.keys(marks).filter((badge) => isBadgeOf(badge, row));

/** Uses literals, because no partial index would match parameters. */
export const hasBadge = (badge: SessionBadge) => sql<boolean>`${sql.ref(marks[badge])} = 1`;

const isOf = ({ botId, sessionId, locationId }: Visit) =>
  sql<boolean>`bot_id = ${botId} and session_id = ${sessionId} and coalesce(location_id, '') = ${locationId ?? ''}`;

/** Marks the visit of a new lead, in the transaction that stores it. */
export async function markLead(db: Database, visit: Visit): Promise<void> {
  await db.updateTable('visitorSessions').set({ hasLead: 1 }).where(isOf(visit)).execute();
}

/** The same for a new or changed reservation, which also moves the visit to its step in the funnel, or back. */
export async function markReservation(db: Database, visit: Visit): Promise<Outcome[]> {
  // The update locks the row, so that two changes at once don't count the same step.
  const marked = await db
    .updateTable('visitorSessions')
    .set({ hasReservation: 1 })
    .where(isOf(visit))
    .returning(['id', 'botId', 'locationId', 'day', 'step'])
    .executeTakeFirst();
  if (!marked) return [];
  const step = stepNumber((await hasConfirmed(db, visit)) ? 'confirmed' : 'reserved');
  await db.updateTable('visitorSessions').set({ step }).where('id', '=', marked.id).execute();
  return [outcomeOfSteps(marked, marked.step, step)];
}

async function hasConfirmed(db: Database, visit: Visit): Promise<boolean> {
  const confirmed = await db
    .selectFrom('reservations')
    .select('id')
    .where(isOf(visit))
    .where('status', 'in', ['confirmed', 'completed'])
    .limit(1)
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** A visitor may leave a lead or a reservation before the first message. */
export const markEarlierSubmissions = prepared((db, { id }: Pick<VisitorSessionRow, 'id'>) => {
  const submitted = (table: 'leads' | 'reservations') => sql<boolean>`exists (select 1 from ${sql.table(table)} it
    where it.bot_id = visitor_sessions.bot_id and it.session_id = visitor_sessions.session_id
      and coalesce(it.location_id, '') = coalesce(visitor_sessions.location_id, ''))`;
  return db
    .updateTable('visitorSessions')
    .set({
      hasLead: sql<number>`case when ${submitted('leads')} then 1 else 0 end`,
      hasReservation: sql<number>`case when ${submitted('reservations')} then 1 else 0 end`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`(${submitted('leads')} or ${submitted('reservations')})`)
    .returning('hasReservation');
});

/** After a rating: whether any answer of the visit is rated down. */
export async function markRatings(db: Database, visit: Visit): Promise<void> {
  const isRatedDown = sql<number>`case when exists (
    select 1 from conversations where ${isOf(visit)} and satisfaction_rating <= ${sql.lit(highestDownRating)}
  ) then 1 else 0 end`;
  await db.updateTable('visitorSessions').set({ isRatedDown }).where(isOf(visit)).execute();
}
