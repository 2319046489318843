import type { User } from '@chat-module/contract/users';
import type { Context } from '../context.ts';
import { inBatches } from '../database/in-batches.ts';
import type { Page, PageRequest } from '../database/paging.ts';
import { exportPages } from '../http/export-pages.ts';
import type { UserFilter } from './find-users.ts';
import { listUsers } from './list-users.ts';

const headings = [
  ...['Created (UTC)', 'Username', 'First name', 'Last name', 'Email', 'Role', 'Locations'],
  ...['Two-factor sign-in', 'Invitation'],
];

interface ExportedUser extends User {
  readonly locationNames: string;
}

/** The operators that match a filter, as CSV. */
export const exportUsers = (context: Context, filter: UserFilter): AsyncGenerator<string> =>
  exportPages(
    headings,
    (request) => readNamed(context, filter, request),
    (user) => [
      ...[user.createdAt, user.username, user.firstName, user.lastName, user.email, user.role, user.locationNames],
      ...[user.hasSecondFactor ? 'on' : 'off', user.invitation],
    ],
  );

async function readNamed(context: Context, filter: UserFilter, request: PageRequest): Promise<Page<ExportedUser>> {
  const page = await listUsers(context, filter, request);
  const ids = [...new Set(page.rows.flatMap(({ locationIds }) => locationIds))];
  const rows = await inBatches(ids, (batch) =>
    context.db.selectFrom('locations').select(['id', 'businessName']).where('id', 'in', batch).execute(),
  );
  const names = new Map(rows.map(({ id, businessName }) => [id, businessName]));
  const namesOf = ({ locationIds }: User) => locationIds.map((id) => names.get(id) ?? 'Unknown location').join(', ');
  return { ...page, rows: page.rows.map((user) => ({ ...user, locationNames: namesOf(user) })) };
}
