import type { Location } from '@chat-module/contract/locations';
import type { User } from '@chat-module/contract/users';
import { useRef } from 'react';
import { useLocationsToPick } from '../locations/locations.queries.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { UserCard } from './user-card.tsx';
import { useUsers } from './users.queries.ts';

const nameOfLocation = (id: string | null, byId: ReadonlyMap<string, Location>): string => {
  if (id === null) return 'No location';
  return byId.get(id)?.businessName ?? 'Unknown location';
};

interface Actions {
  onEdit: (user: User) => void;
  onChangePassword: (user: User) => void;
}

const UserCards = ({ users, onEdit, onChangePassword }: Actions & { users: readonly User[] }) => {
  const list = useRef<HTMLUListElement>(null);
  const { data: locations = [] } = useLocationsToPick();
  const byId = new Map(locations.map((location) => [location.id, location]));
  return (
    <ul ref={list} tabIndex={-1} aria-label="Users" className="space-y-3 outline-none">
      {users.map((user) => (
        <li key={user.id} className="draw-when-near">
          <UserCard
            user={user}
            locationName={nameOfLocation(user.locationId, byId)}
            onEdit={() => onEdit(user)}
            onChangePassword={() => onChangePassword(user)}
            // The focused button was removed together with its card.
            onDeleted={() => list.current?.focus()}
          />
        </li>
      ))}
    </ul>
  );
};

export const UserList = (actions: Actions) => {
  const users = useUsers();
  const locations = useLocationsToPick();
  const retry = () => Promise.all([users.refetch(), locations.refetch()]);
  // Before the locations are loaded, every card would briefly say "Unknown location".
  if (users.isPending || locations.isPending) return <Spinner label="Loading users..." />;
  if (users.isLoadingError || locations.isLoadingError) {
    return <LoadFailure what="the users" error={users.error ?? locations.error} onRetry={retry} />;
  }
  return (
    <>
      <UserCards users={users.rows} {...actions} />
      <LoadMore {...users.more} />
    </>
  );
};
