import type { SessionBadge, VisitOutcome } from '@chat-module/contract/conversations';
import { roomLabels } from '@chat-module/contract/room-choice';
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { inBatches } from '../database/in-batches.ts';
import { countUpTo, type PageRequest } from '../database/paging.ts';
import type { ConversationRow, VisitorSessionRow } from '../database/rows/conversations.ts';
import type { Database, Schema } from '../database/schema.ts';
import { type LocationFilter, ofLocation, ofLocationWithoutIndex } from '../locations/of-location.ts';
import type { Period } from '../locations/period-of-days.ts';
import { readPageOf } from '../locations/read-page-of.ts';
import { allOf } from './all-of.ts';
import { inPeriod } from './in-period.ts';
import { hasBadge } from './session-badges.store.ts';
import type { HourOfWeek } from './visit-hours.ts';

/** The period is that of the latest message, by which the list is ordered unless it is filtered by the start or the bot. */
export interface SessionFilter extends Period {
  readonly botId?: string | undefined;
  readonly badge?: SessionBadge | undefined;
  readonly reached?: VisitOutcome | undefined;
  readonly began: Period;
  readonly hour?: HourOfWeek | undefined;
}

const outcomes: Readonly<Record<VisitOutcome, RawBuilder<boolean>>> = {
  size: sql`step >= 2`,
  unit: sql`step >= 3`,
  confirmed: sql`step >= 5`,
  after_hours: sql`is_after_hours = 1`,
};

export function listVisitorSessions(db: Database, filter: LocationFilter, asked: SessionFilter, page: PageRequest) {
  const { botId, badge, reached, since, before, began, hour } = asked;
  const found = matching(db.selectFrom('visitorSessions').selectAll(), filter, asked);
  const searched = found.matches && JSON.stringify([badge, reached, since, before, hour?.name]);
  const list = { table: 'visitorSessions', searched, ...found } as const;
  const isOfDays = began.since !== undefined || began.before !== undefined;
  return isOfDays || botId || reached || hour
    ? readPageOf(db, { ...list, timeColumn: 'startedAt' }, page)
    : readPageOf(db, { ...list, timeColumn: 'lastMessageAt' }, page);
}

export function countVisitorSessions(db: Database, filter: LocationFilter, asked: SessionFilter) {
  const visits = db.selectFrom('visitorSessions');
  const rows = asked.botId || asked.hour ? visits.selectAll() : visits.select('id');
  const found = matching<object>(rows, filter, asked);
  return countUpTo(db, ofLocation(found.query, found.filter), found.matches);
}

/**
 * Each filter of a location's visits has a partial index, whose condition these repeat as literals. A bot's visits are
 * indexed only by their start, and no index has the hour of the week, so these filters compare a limited number of
 * rows.
 */
function matching<Row>(
  visits: SelectQueryBuilder<Schema, 'visitorSessions', Row>,
  filter: LocationFilter,
  { botId, badge, reached, began, hour, since, before }: SessionFilter,
) {
  const conditions = [
    ...(badge ? [hasBadge(badge)] : []),
    ...(reached ? [outcomes[reached]] : []),
    ...(since ? [sql<boolean>`last_message_at >= ${since}`] : []),
    ...(before ? [sql<boolean>`last_message_at < ${before}`] : []),
  ];
  const ofDays = inPeriod(visits, 'startedAt', began);
  if (!botId) return { query: conditions.reduce((some, it) => some.where(it), ofDays), filter, matches: hour?.matches };
  const query = ofLocationWithoutIndex(ofDays.where('botId', '=', botId), filter);
  return { query, filter: 'all' as const, matches: allOf([...conditions, ...(hour ? [hour.matches] : [])]) };
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
  // A `Map` keeps the last row of a key: of two simultaneous messages, the one with the lower id.
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
