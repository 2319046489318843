import type { Location } from '@chat-module/contract/locations';
import type { User } from '@chat-module/contract/users';
import { SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocationsToPick } from '../locations/locations.queries.ts';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { listOf } from '../ui/list/list-of.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { useOpenedRow } from '../ui/list/use-opened-row.ts';
import { Spinner } from '../ui/spinner.tsx';
import { InvitationLinkDialog } from './invitation-link-dialog.tsx';
import { UserPanel } from './user-panel.tsx';
import { UserRow } from './user-row.tsx';
import { type UserFilter, useUsers } from './users.queries.ts';

/** The most locations that a row names; the dialog shows all. */
const mostNamed = 3;

const namesOf = (ids: readonly string[], byId: ReadonlyMap<string, Location>): string[] =>
  ids.map((id) => byId.get(id)?.businessName ?? 'Unknown location');

function listNames(names: readonly string[]): string {
  if (names.length === 0) return 'No location';
  const rest = names.length - mostNamed;
  return listOf(rest > 1 ? [...names.slice(0, mostNamed), `${rest} more`] : names);
}

interface Actions {
  onEdit: (user: User) => void;
  onChangePassword: (user: User) => void;
}

const UserRows = ({ users, onEdit, onChangePassword }: Actions & { users: readonly User[] }) => {
  const list = useRef<HTMLUListElement>(null);
  const [shared, setShared] = useState<{ user: User; link: string }>();
  const { data: locations = [] } = useLocationsToPick();
  const byId = new Map(locations.map((location) => [location.id, location]));
  const { openId, close } = useOpenedRow('user');
  const opened = users.find(({ id }) => id === openId);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Users" className="card divide-y divide-line outline-none">
        {users.map((user) => (
          <li key={user.id} className="draw-when-near">
            <UserRow
              user={user}
              locationNames={listNames(namesOf(user.locationIds, byId))}
              onEdit={() => onEdit(user)}
              onChangePassword={() => onChangePassword(user)}
              // The focused button was removed together with its row.
              onDeleted={() => list.current?.focus()}
              onLink={(link) => setShared({ user, link })}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <UserPanel
          user={opened}
          locationNames={namesOf(opened.locationIds, byId)}
          onEdit={() => onEdit(opened)}
          onChangePassword={() => onChangePassword(opened)}
          onClose={close}
        />
      )}
      {shared && (
        <InvitationLinkDialog name={shared.user.firstName} link={shared.link} onClose={() => setShared(undefined)} />
      )}
    </>
  );
};

const NoneFound = () => (
  <div className="card">
    <EmptyState icon={SearchX} title="No users match" text="Try another search, location or role." />
  </div>
);

export const UserList = ({ filter, ...actions }: Actions & { filter: UserFilter }) => {
  const users = useUsers(filter);
  const locations = useLocationsToPick();
  const retry = () => Promise.all([users.refetch(), locations.refetch()]);
  // Before the locations are loaded, every row would briefly say "Unknown location".
  if (users.isPending || locations.isPending) return <Spinner label="Loading users..." />;
  if (users.isLoadingError || locations.isLoadingError) {
    return <LoadFailure what="the users" error={users.error ?? locations.error} onRetry={retry} />;
  }
  if (users.rows.length === 0) return <NoneFound />;
  return (
    <>
      <UserRows users={users.rows} {...actions} />
      <LoadMore {...users.more} />
    </>
  );
};
