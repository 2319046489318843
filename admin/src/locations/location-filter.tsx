import { SelectField } from '../ui/select-field.tsx';
import { useLocations } from './locations.queries.ts';

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
    <div className="min-w-0 grow basis-36 sm:w-64 sm:grow-0 sm:basis-auto">
      <SelectField
        label="Location"
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
