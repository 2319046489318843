import { type Role, roles } from '@chat-module/contract/users';
import { useLocationsToPick } from '../locations/locations.queries.ts';
import { optionsOf } from '../ui/form/select-field.tsx';
import { describeCount } from '../ui/list/describe-count.ts';
import { ExportCsvButton } from '../ui/list/export-csv-button.tsx';
import { FilterBar } from '../ui/list/filter-bar.tsx';
import { FilterSelect } from '../ui/list/filter-select.tsx';
import { useFilters } from '../ui/list/use-filters.ts';
import { useSettled } from '../ui/list/use-settled.ts';
import { type UserFilter, usersPath, useUserCount } from './users.queries.ts';

const roleNames: Record<Role, string> = { admin: 'Admin', manager: 'Manager', user: 'User' };

const typingPauseMs = 250;
const longestSearch = 200;

export const useUserFilters = () => {
  const filters = useFilters(['search', 'locationId', 'role']);
  const search = useSettled(filters.valueFor('search').trim().slice(0, longestSearch), typingPauseMs);
  // Ignores an unknown role in the URL.
  const role = roles.find((known) => known === filters.valueFor('role')) ?? '';
  const filter: UserFilter = { search, role, locationId: filters.valueFor('locationId') };
  return { filters, filter };
};

export const UserFilters = ({ filters, filter }: ReturnType<typeof useUserFilters>) => {
  const { data: locations = [] } = useLocationsToPick();
  const { data: counted } = useUserCount(filter);
  return (
    <FilterBar
      search={{ label: 'Search users', ...filters.bind('search') }}
      setCount={filters.setCount}
      onClear={filters.clear}
      count={describeCount(counted, 'user')}
      csv={<ExportCsvButton path={usersPath} query={{ ...filter }} />}
    >
      <FilterSelect
        label="Location"
        all="All Locations"
        options={locations.map(({ id, businessName }) => ({ value: id, label: businessName }))}
        {...filters.bind('locationId')}
      />
      <FilterSelect
        label="Role"
        all="All Roles"
        options={optionsOf(roles.toReversed(), roleNames)}
        {...filters.bind('role')}
        value={filter.role}
      />
    </FilterBar>
  );
};
