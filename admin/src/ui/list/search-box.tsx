import { Search } from 'lucide-react';

interface Props {
  /** The accessible name, such as "Search FAQs". */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export const SearchBox = ({ label, value, onChange }: Props) => (
  <div className="relative min-w-0 grow basis-40 sm:grow-0 sm:basis-auto">
    <Search aria-hidden size={16} className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted" />
    <input
      type="search"
      aria-label={label}
      placeholder={`${label}...`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="control pl-9! sm:w-64"
    />
  </div>
);
