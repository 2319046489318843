import type { Assignee } from '@chat-module/contract/submissions';
import { sql } from 'kysely';
import type { UserRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';
import type { LocationFilter } from '../locations/of-location.ts';

/** A person's name as operators read it. */
const nameOf = ({ firstName, lastName, username }: Pick<UserRow, 'firstName' | 'lastName' | 'username'>): string =>
  `${firstName} ${lastName}`.trim() || username;

const operators = (db: Database) => db.selectFrom('users').select(['id', 'firstName', 'lastName', 'username']);

/** The operators who see one of the locations: admins, and those who have it. Without any, only admins. */
const operatorsWhoSee = (db: Database, locationIds: readonly string[]) => {
  const ids = sql.join([...locationIds, '']);
  return operators(db).where(
    sql<boolean>`(role = 'admin' or location_id in (${ids})
      or exists (select 1 from user_locations where user_id = users.id and user_locations.location_id in (${ids})))`,
  );
};

export async function listAssignees(db: Database, place: LocationFilter): Promise<Assignee[]> {
  if (place !== 'all' && place.locationIds.length === 0) return [];
  const rows = await (place === 'all' ? operators(db) : operatorsWhoSee(db, place.locationIds)).execute();
  return rows.map((row) => ({ id: row.id, name: nameOf(row) })).sort((a, b) => a.name.localeCompare(b.name));
}

export async function seesLocation(db: Database, userId: string, locationId: string | null): Promise<boolean> {
  const places = locationId === null ? [] : [locationId];
  return (await operatorsWhoSee(db, places).where('id', '=', userId).executeTakeFirst()) !== undefined;
}

/** The names of the people, by id. */
export async function findNames(db: Database, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  const rows = known.length === 0 ? [] : await operators(db).where('id', 'in', known).execute();
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}
