import { useSearchParams } from 'wouter';
import { SelectField } from '../ui/select-field.tsx';
import { useLocations } from './locations.queries.ts';

/** The location that a screen is narrowed to, kept in its address; empty for all. */
export const useLocationFilter = () => {
  const [search, setSearch] = useSearchParams();
  const setLocationId = (locationId: string) => setSearch(locationId === '' ? {} : { locationId }, { replace: true });
  return [search.get('locationId') ?? '', setLocationId] as const;
};

interface Props {
  value: string;
  onChange: (locationId: string) => void;
}

export const LocationFilter = ({ value, onChange }: Props) => {
  const { data: locations = [] } = useLocations();
  const options = [
    { value: '', label: 'All Locations' },
    ...locations.map(({ id, businessName }) => ({ value: id, label: businessName })),
  ];
  return (
    <div className="w-64 max-w-full">
      <SelectField
        label="Location"
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
