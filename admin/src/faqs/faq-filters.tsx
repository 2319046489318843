import { useBots } from '../bots/bots.queries.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { SelectField, type SelectOption } from '../ui/select-field.tsx';
import { faqStatusOptions } from './faq-status.ts';
import { useFaqSets } from './sets/faq-sets.queries.ts';
import type { FaqFilterApi } from './use-faq-filter.ts';

interface FilterProps {
  label: string;
  /** The option that doesn't filter. */
  all: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

const Filter = ({ label, all, options, value, onChange }: FilterProps) => (
  <div className="min-w-0 grow basis-36 sm:max-w-52">
    <SelectField
      label={label}
      options={[{ value: '', label: all }, ...options]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);

interface Props {
  api: FaqFilterApi;
  categories: readonly string[];
}

export const FaqFilters = ({ api, categories }: Props) => {
  const { data: bots = [] } = useBots();
  const { data: sets = [] } = useFaqSets();
  const { filter, setSearch, chooseOwner, setCategory, setStatus } = api;
  return (
    <search className="flex flex-wrap items-end gap-3 px-5 py-4">
      <SearchBox label="Search FAQs" value={filter.search} onChange={setSearch} />
      <Filter
        label="Bot"
        all="All Bots"
        options={bots.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.botId}
        onChange={(id) => chooseOwner('botId', id)}
      />
      {sets.length > 0 && (
        <Filter
          label="FAQ Set"
          all="All FAQ Sets"
          options={sets.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.setId}
          onChange={(id) => chooseOwner('setId', id)}
        />
      )}
      <Filter
        label="Category"
        all="All Categories"
        options={categories.map((category) => ({ value: category, label: category }))}
        value={filter.category}
        onChange={setCategory}
      />
      <Filter label="Status" all="All Statuses" options={faqStatusOptions} value={filter.status} onChange={setStatus} />
    </search>
  );
};
