import type { SessionBadge } from '@chat-module/contract/conversations';
import { sql } from 'kysely';
import { inBatches } from '../database/in-batches.ts';
import type { PageRequest } from '../database/paging.ts';
import type { ConversationRow, Database, VisitorSessionRow } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';
import { readPageOf } from '../locations/read-page-of.ts';
import { withBadge } from './session-badges.store.ts';

export const listVisitorSessions = (
  db: Database,
  filter: LocationFilter,
  badge: SessionBadge | undefined,
  page: PageRequest,
) =>
  readPageOf(
    db,
    {
      table: 'visitorSessions',
      query: withBadge(db.selectFrom('visitorSessions').selectAll(), badge),
      filter,
      timeColumn: 'lastMessageAt',
    },
    page,
  );

export const findVisitorSession = (db: Database, filter: LocationFilter, id: string) =>
  ofLocation(db.selectFrom('visitorSessions').selectAll(), filter).where('id', '=', id).executeTakeFirst();

export type Opening = Pick<
  ConversationRow,
  'userMessage' | 'botResponse' | 'responseSource' | 'responseTimeMs' | 'sources'
>;

/** The first message of each visit, by the visit's id: one look-up in the index of sessions for each. */
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
            .onRef('first.createdAt', '=', 'visit.startedAt'),
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
