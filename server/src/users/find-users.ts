import { searchForm } from '@chat-module/contract/search-form';
import type { Role } from '@chat-module/contract/users';
import { sql } from 'kysely';
import { countUpTo, type Page, type PageRequest, readPage } from '../database/paging.ts';
import type { UserRow } from '../database/rows/accounts.ts';
import type { Database } from '../database/schema.ts';

export interface UserFilter {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly locationId?: string | undefined;
}

/** One page of the operators that meet every given condition, newest first. */
export const findUsers = async (db: Database, filter: UserFilter, page: PageRequest): Promise<Page<UserRow>> => {
  const { query } = await matching(db, filter);
  return readPage(query, 'createdAt', page, searchedFor(filter));
};

export const countFoundUsers = async (db: Database, filter: UserFilter) =>
  countUpTo(db, (await matching(db, filter)).query);

const searchedFor = ({ search = '' }: UserFilter): string => searchForm(search.trim());

/** Wrapped in an object, because awaiting a query runs it. */
async function matching(db: Database, filter: UserFilter) {
  const { role, locationId } = filter;
  let query = db.selectFrom('users').selectAll();
  if (role) query = query.where('role', '=', role);
  if (locationId) query = query.where(isAt(locationId));
  const searched = searchedFor(filter);
  if (searched !== '') {
    const ids = await idsMatching(db, searched);
    query = ids.length === 0 ? query.where(sql<boolean>`1 = 0`) : query.where('id', 'in', ids);
  }
  return { query };
}

const isAt = (locationId: string) =>
  sql<boolean>`(${sql.ref('locationId')} = ${locationId} or ${sql.ref('id')} in
    (select ${sql.ref('userId')} from ${sql.table('userLocations')} where ${sql.ref('locationId')} = ${locationId}))`;

/** Compared here, because neither database ignores accents. A product has few operators. */
const idsMatching = async (db: Database, searched: string): Promise<string[]> => {
  const users = await db.selectFrom('users').select(['id', 'username', 'firstName', 'lastName', 'email']).execute();
  return users
    .filter(({ username, firstName, lastName, email }) =>
      searchForm([username, `${firstName} ${lastName}`, email].join('\n')).includes(searched),
    )
    .map(({ id }) => id);
};
