import { FilterSelect } from '../ui/list/filter-select.tsx';
import type { BoundFilter } from '../ui/list/use-filters.ts';
import { useLocations } from './locations.queries.ts';

export const LocationFilter = (filter: BoundFilter) => {
  const { data: locations = [] } = useLocations();
  const options = locations.map(({ id, businessName }) => ({ value: id, label: businessName }));
  return <FilterSelect label="Location" all="All Locations" options={options} {...filter} />;
};
