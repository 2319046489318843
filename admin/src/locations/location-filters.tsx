import { type LocationSort, locationSorts } from '@chat-module/contract/location-sorts';
import { optionsOf } from '../ui/form/select-field.tsx';
import { FilterBar } from '../ui/list/filter-bar.tsx';
import { FilterSelect } from '../ui/list/filter-select.tsx';
import type { BoundFilter, useFilters } from '../ui/list/use-filters.ts';

const labels: Readonly<Record<LocationSort, string>> = {
  newest: 'Newest first',
  name: 'By name',
  city: 'By city',
  changed: 'Recently updated',
};

/** The first order is the default, which the URL leaves out. */
const sortOptions = optionsOf(locationSorts, labels).map((option, at) =>
  at === 0 ? { ...option, value: '' } : option,
);

interface Props {
  search: BoundFilter;
  sort: BoundFilter;
  filters: Pick<ReturnType<typeof useFilters>, 'clear'>;
}

export const LocationFilters = ({ search, sort, filters }: Props) => (
  <FilterBar
    search={{ label: 'Search locations', ...search }}
    setCount={search.value === '' ? 0 : 1}
    onClear={filters.clear}
  >
    <FilterSelect label="Sort" options={sortOptions} {...sort} />
  </FilterBar>
);
