import { type LocationSort, mostOpenWork } from '@chat-module/contract/location-sorts';
import { searchForm } from '@chat-module/contract/search-form';
import { sql } from 'kysely';
import { isPostgres } from '../database/dialect.ts';
import { type KeyOrder, readPageByKey } from '../database/key-page.ts';
import { likeContaining } from '../database/like.ts';
import type { PageRequest } from '../database/paging.ts';
import { prepared } from '../database/prepared.ts';
import type { DeletedLocationRow, LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';

const visibleLocations = (db: Database, scope: Scope) => {
  const all = db.selectFrom('locations').selectAll();
  return scope.all ? all : all.where('id', 'in', ['', ...scope.locationIds]);
};

interface LocationSearch extends PageRequest {
  readonly search?: string | undefined;
  readonly sort?: LocationSort | undefined;
}

const orders = {
  newest: { column: 'createdAt', direction: 'desc', holds: 'instant' },
  changed: { column: 'updatedAt', direction: 'desc', holds: 'instant' },
  name: { column: 'nameKey', direction: 'asc', holds: 'text' },
  city: { column: 'cityKey', direction: 'asc', holds: 'text' },
} as const satisfies Record<LocationSort, KeyOrder<keyof LocationRow>>;

export const listLocations = (db: Database, scope: Scope, { search, sort = 'newest', ...page }: LocationSearch) => {
  const searched = searchForm(search?.trim() ?? '');
  const visible = visibleLocations(db, scope);
  const found = searched === '' ? visible : visible.where(likeContaining('searchText', searched));
  return readPageByKey(found, orders[sort], page, searched);
};

export const findVisibleLocation = (db: Database, scope: Scope, id: string) =>
  visibleLocations(db, scope).where('id', '=', id).executeTakeFirst();

const locationById = prepared((db, { id }: { readonly id: string }) =>
  db.selectFrom('locations').selectAll().where('id', '=', id),
);

export const findLocation = async (db: Database, id: string | null): Promise<LocationRow | undefined> =>
  id === null ? undefined : (await locationById(db, { id }))[0];

/** Reads no more than the counted rows of the open leads and reservations. */
export async function listOpenWork(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const open = (table: 'leads' | 'reservations', status: string) => sql<number>`(
    select count(*) from (
      select 1 from ${sql.table(table)} it
      where it.location_id = locations.id and it.status = ${sql.lit(status)} limit ${sql.lit(mostOpenWork)}
    ) as open_rows)`;
  return visibleLocations(db, scope)
    .where('id', 'in', ids)
    .clearSelect()
    .select(['id as locationId', open('leads', 'new').as('newLeads')])
    .select(open('reservations', 'pending').as('pendingReservations'))
    .execute();
}

/** In no order; unknown ids are left out. */
export const listLocationsById = (db: Database, ids: readonly string[]) =>
  db.selectFrom('locations').selectAll().where('id', 'in', ids).execute();

/**
 * The same, for a transaction that changes them: no other one changes them until it ends. In the order of the ids, so that two
 * that share locations never wait for each other.
 */
export function lockLocations(transaction: Database, ids: readonly string[]): Promise<LocationRow[]> {
  const rows = transaction.selectFrom('locations').selectAll().where('id', 'in', ids).orderBy('id');
  return (isPostgres(transaction) ? rows.forNoKeyUpdate() : rows).execute();
}

/** The locations whose website was never queued for a crawl. */
export const listUnreadLocations = (db: Database) =>
  db
    .selectFrom('locations')
    .selectAll('locations')
    .leftJoin('websiteCrawls', 'websiteCrawls.locationId', 'locations.id')
    .where('websiteCrawls.locationId', 'is', null)
    .execute();

export const insertLocation = (db: Database, location: LocationRow) =>
  db.insertInto('locations').values(location).execute();

export const updateLocation = (db: Database, id: string, changes: Partial<LocationRow>) =>
  db.updateTable('locations').set(changes).where('id', '=', id).returningAll().executeTakeFirst();

export const insertDeletedLocation = (db: Database, location: DeletedLocationRow) =>
  db.insertInto('deletedLocations').values(location).execute();

export const findDeletedLocations = async (db: Database, ids: readonly string[]): Promise<DeletedLocationRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('deletedLocations').selectAll().where('id', 'in', ids).execute();

/** A manager whose first location this was gets their next one as the first. */
export async function deleteLocation(transaction: Database, id: string) {
  const deleted = await transaction
    .deleteFrom('locations')
    .where('id', '=', id)
    .returning(['id', 'businessName'])
    .executeTakeFirst();
  await transaction
    .updateTable('users')
    .set((it) => ({
      locationId: it
        .selectFrom('userLocations')
        .select('userLocations.locationId')
        .whereRef('userLocations.userId', '=', 'users.id')
        .orderBy('position')
        .limit(1),
    }))
    .where('role', '=', 'manager')
    .where('locationId', 'is', null)
    .execute();
  return deleted;
}
