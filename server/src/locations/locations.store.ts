import { type PageRequest, readPage } from '../database/paging.ts';
import { prepared } from '../database/prepared.ts';
import type { Database, DeletedLocationRow, LocationRow } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';

const visibleLocations = (db: Database, scope: Scope) => {
  const all = db.selectFrom('locations').selectAll();
  return scope.all ? all : all.where('id', 'in', ['', ...scope.locationIds]);
};

export const listLocations = (db: Database, scope: Scope, page: PageRequest) =>
  readPage(visibleLocations(db, scope), 'createdAt', page);

export const findVisibleLocation = (db: Database, scope: Scope, id: string) =>
  visibleLocations(db, scope).where('id', '=', id).executeTakeFirst();

const locationById = prepared((db, { id }: { readonly id: string }) =>
  db.selectFrom('locations').selectAll().where('id', '=', id),
);

export const findLocation = async (db: Database, id: string): Promise<LocationRow | undefined> =>
  (await locationById(db, { id }))[0];

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
