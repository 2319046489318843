import type { SessionBadge, VisitOutcome } from '@chat-module/contract/conversations';
import { roomLabels } from '@chat-module/contract/room-choice';
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { inBatches } from '../database/in-batches.ts';
import { countUpTo, type PageRequest } from '../database/paging.ts';
import type { ConversationRow, Database, Schema, VisitorSessionRow } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';
import { readPageOf } from '../locations/read-page-of.ts';
import { inPeriod, type Period } from './in-period.ts';
import { withBadge } from './session-badges.store.ts';

/** The period is that of the latest message, by which the list is ordered unless it is filtered by the start. */
export interface SessionFilter extends Period {
  readonly badge?: SessionBadge | undefined;
  readonly reached?: VisitOutcome | undefined;
  readonly began: Period;
}

const conditions: Readonly<Record<VisitOutcome, RawBuilder<boolean>>> = {
  size: sql`step >= 2`,
  unit: sql`step >= 3`,
  confirmed: sql`step >= 5`,
  after_hours: sql`is_after_hours = 1`,
};

export function listVisitorSessions(db: Database, filter: LocationFilter, asked: SessionFilter, page: PageRequest) {
  const { began, reached } = asked;
  const query = matching(db.selectFrom('visitorSessions').selectAll(), asked);
  const isByStart = began.since !== undefined || began.before !== undefined || reached !== undefined;
  return isByStart
    ? readPageOf(db, { table: 'visitorSessions', query, filter, timeColumn: 'startedAt' }, page)
    : readPageOf(db, { table: 'visitorSessions', query, filter, timeColumn: 'lastMessageAt' }, page);
}

export const countVisitorSessions = (db: Database, filter: LocationFilter, asked: SessionFilter) =>
  countUpTo(db, ofLocation(matching(db.selectFrom('visitorSessions').select('id'), asked), filter));

/** Each filter of a location's visits has a partial index, whose condition these repeat as literals. */
function matching<Row>(
  query: SelectQueryBuilder<Schema, 'visitorSessions', Row>,
  { badge, reached, began, ...period }: SessionFilter,
): SelectQueryBuilder<Schema, 'visitorSessions', Row> {
  const all = inPeriod(withBadge(query, badge), 'lastMessageAt', period);
  return inPeriod(reached ? all.where(conditions[reached]) : all, 'startedAt', began);
}

export const findVisitorSession = (db: Database, filter: LocationFilter, id: string) =>
  ofLocation(db.selectFrom('visitorSessions').selectAll(), filter).where('id', '=', id).executeTakeFirst();

export type Opening = Pick<
  ConversationRow,
  'userMessage' | 'botResponse' | 'responseSource' | 'responseTimeMs' | 'sources'
>;

/** Buttons of the guided flow send their label: a size, or a unit such as "10x20 · Drive-up". */
const isButtonPress = sql<boolean>`(${sql.ref('said.userMessage')} in (${sql.join(Object.values(roomLabels).flat())})
  or (${sql.ref('said.unitId')} is not null and ${sql.ref('said.responseSource')} in ('unit_details', 'unit_pricing')
    and substr(${sql.ref('said.userMessage')}, 1, 1) between '0' and '9'))`;

/**
 * The opening message of each visit, by the visit's id: the first that the visitor wrote, or else the first button they
 * pressed. Two look-ups in the index of sessions for each.
 */
export async function findOpenings(
  db: Database,
  visits: readonly Pick<VisitorSessionRow, 'id'>[],
): Promise<ReadonlyMap<string, Opening>> {
  const rows = await inBatches(
    visits.map(({ id }) => id),
    (ids) =>
      db
        .selectFrom('visitorSessions as visit')
        .innerJoin('conversations as first', (join) =>
          join
            .onRef('first.sessionId', '=', 'visit.sessionId')
            .onRef('first.botId', '=', 'visit.botId')
            .on('first.createdAt', '=', (where) => where.fn.coalesce(firstWrittenAt(where), 'visit.startedAt')),
        )
        .select(['visit.id as visitId', 'first.userMessage', 'first.botResponse', 'first.responseSource'])
        .select(['first.responseTimeMs', 'first.sources'])
        .where('visit.id', 'in', ids)
        .orderBy('first.id', 'desc')
        .execute(),
  );
  // The last one of a key stays: of two messages at once, the one with the lower id.
  return new Map(rows.map(({ visitId, ...opening }) => [visitId, opening]));
}

const firstWrittenAt = (where: ExpressionBuilder<Schema & { visit: VisitorSessionRow }, 'visit'>) =>
  where
    .selectFrom('conversations as said')
    .select('said.createdAt')
    .whereRef('said.sessionId', '=', 'visit.sessionId')
    .whereRef('said.botId', '=', 'visit.botId')
    .whereRef('said.createdAt', '>=', 'visit.startedAt')
    .whereRef('said.createdAt', '<=', 'visit.lastMessageAt')
    .where(sql<boolean>`not ${isButtonPress}`)
    .orderBy('said.createdAt')
    .limit(1);

type Visit = Pick<VisitorSessionRow, 'botId' | 'sessionId' | 'locationId'>;

export const listLeadsOfSession = (db: Database, { botId, sessionId, locationId }: Visit) =>
  db
    .selectFrom('leads')
    .select(['id', 'name', 'status'])
    .where('sessionId', '=', sessionId)
    .where('botId', '=', botId)
    .where('locationId', locationId === null ? 'is' : '=', locationId)
    .orderBy('createdAt')
    .execute();

export const listReservationsOfSession = (db: Database, { botId, sessionId, locationId }: Visit) =>
  db
    .selectFrom('reservations')
    .select(['id', 'customerName', 'unitSize', 'status'])
    .where('sessionId', '=', sessionId)
    .where('botId', '=', botId)
    .where('locationId', locationId === null ? 'is' : '=', locationId)
    .orderBy('createdAt')
    .execute();

/** The visit in which a lead or reservation was left. */
export async function findVisitId(db: Database, { botId, sessionId, locationId }: Visit): Promise<string | null> {
  const visit = await db
    .selectFrom('visitorSessions')
    .select('id')
    .where('botId', '=', botId)
    .where('sessionId', '=', sessionId)
    .where(sql<boolean>`coalesce(location_id, '') = ${locationId ?? ''}`)
    .executeTakeFirst();
  return visit?.id ?? null;
}

/** The page of a session's last message that names one; empty if none does. */
export async function findPageOfSession(db: Database, botId: string, sessionId: string): Promise<string> {
  if (sessionId === '') return '';
  const message = await db
    .selectFrom('conversations')
    .select('pageUrl')
    .where('sessionId', '=', sessionId)
    .where('botId', '=', botId)
    .where('pageUrl', '!=', '')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return message?.pageUrl ?? '';
}
