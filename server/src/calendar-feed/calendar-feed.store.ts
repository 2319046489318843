import { sql } from 'kysely';
import type { CalendarFeedRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';

export const findFeed = (db: Database, locationId: string) =>
  db.selectFrom('calendarFeeds').selectAll().where('locationId', '=', locationId).executeTakeFirst();

/** Replaces the location's earlier feed. */
export const saveFeed = (db: Database, feed: CalendarFeedRow) =>
  db
    .insertInto('calendarFeeds')
    .values(feed)
    .onConflict((it) => it.column('locationId').doUpdateSet({ tokenHash: feed.tokenHash, createdAt: feed.createdAt }))
    .execute();

export const deleteFeed = (db: Database, locationId: string) =>
  db.deleteFrom('calendarFeeds').where('locationId', '=', locationId).returning('locationId').executeTakeFirst();

export const findLocationOfFeed = (db: Database, tokenHash: string) =>
  db
    .selectFrom('calendarFeeds')
    .innerJoin('locations', 'locations.id', 'calendarFeeds.locationId')
    .selectAll('locations')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

interface Window {
  readonly from: string;
  readonly to: string;
}

/** More events would take calendar programs too long to load. */
const maxEvents = 1000;

const atLocation = (db: Database, locationId: string) =>
  db.selectFrom('reservations').selectAll().where('locationId', '=', locationId).limit(maxEvents);

/** Uses literals, because no partial index would match parameters. */
export const listMoveIns = (db: Database, locationId: string, { from, to }: Window) =>
  atLocation(db, locationId)
    .where(sql<boolean>`status in ('pending', 'confirmed') and move_in_date <> ''`)
    .where('moveInDate', '>=', from)
    .where('moveInDate', '<=', to)
    .orderBy('moveInDate')
    .orderBy('id')
    .execute();

export const listHoldEnds = (db: Database, locationId: string, { from, to }: Window) =>
  atLocation(db, locationId)
    .where(sql<boolean>`hold_ends_at is not null`)
    .where('heldUntil', '>=', from)
    .where('heldUntil', '<=', to)
    .orderBy('heldUntil')
    .orderBy('id')
    .execute();
