import type { Location } from '@chat-module/contract/locations';
import { useId, useState } from 'react';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';

interface Props {
  locations: readonly Location[];
  /** The ids of the chosen locations, the first one first. */
  value: readonly string[];
  onChange: (locationIds: string[]) => void;
  error?: string | undefined;
}

/** From this many locations on, a search box shortens the list. */
const fewestSearched = 8;

const matches = ({ businessName, address }: Location, search: string): boolean =>
  `${businessName} ${address}`.toLowerCase().includes(search.trim().toLowerCase());

const Options = ({ locations, value, onChange }: Omit<Props, 'error'>) => {
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((it) => it !== id));
  return (
    <ul className="max-h-56 overflow-y-auto rounded-control border border-line px-3 py-1">
      {locations.map(({ id, businessName, address }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <CheckboxField
            label={businessName}
            checked={value.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
          <span className="min-w-0 basis-full truncate pb-1 pl-6.5 text-muted text-xs">{address}</span>
        </li>
      ))}
      {locations.length === 0 && <li className="py-2 text-muted">No locations match.</li>}
    </ul>
  );
};

/** A manager's locations. */
export const LocationsField = ({ locations, value, onChange, error }: Props) => {
  const [search, setSearch] = useState('');
  const errorId = useId();
  const shown = locations
    .filter((it) => matches(it, search))
    .sort((a, b) => a.businessName.localeCompare(b.businessName));
  return (
    <fieldset className="min-w-0 space-y-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 flex gap-1 font-medium">
        Locations
        <span aria-hidden className="text-danger-text">
          *
        </span>
      </legend>
      {locations.length >= fewestSearched && <SearchBox label="Search locations" value={search} onChange={setSearch} />}
      <Options locations={shown} {...{ value, onChange }} />
      {error && (
        <p id={errorId} className="text-danger-text">
          {error}
        </p>
      )}
      <p role="status" className="text-muted text-xs">
        {value.length} of {locations.length} selected
      </p>
    </fieldset>
  );
};
