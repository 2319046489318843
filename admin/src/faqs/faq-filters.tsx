import { BotSwatch } from '../bots/bot-name.tsx';
import { useBots } from '../bots/bots.queries.ts';
import { ExportCsvButton } from '../ui/list/export-csv-button.tsx';
import { FilterBar } from '../ui/list/filter-bar.tsx';
import { FilterSelect } from '../ui/list/filter-select.tsx';
import { faqStatusOptions } from './faq-status.ts';
import { useFaqSets } from './sets/faq-sets.queries.ts';
import type { FaqFilterApi } from './use-faq-filter.ts';

interface Props {
  api: FaqFilterApi;
  categories: readonly string[];
  /** The number of FAQs found. */
  count: string;
}

export const FaqFilters = ({ api, categories, count }: Props) => {
  const { data: bots = [] } = useBots();
  const { data: sets = [] } = useFaqSets();
  const { filter, setSearch, chooseOwner, setCategory, setStatus, clear } = api;
  const bot = bots.find(({ id }) => id === filter.botId);
  const setCount = Object.values(filter).filter((value) => value !== '').length;
  return (
    <FilterBar
      search={{ label: 'Search FAQs', value: filter.search, onChange: setSearch }}
      setCount={setCount}
      onClear={clear}
      count={count}
      csv={<ExportCsvButton path="/api/faqs" query={{ ...filter }} />}
    >
      <FilterSelect
        label="Bot"
        all="All Bots"
        options={bots.map(({ id, name }) => ({ value: id, label: name }))}
        mark={bot && <BotSwatch color={bot.primaryColor} />}
        value={filter.botId}
        onChange={(id) => chooseOwner('botId', id)}
      />
      {sets.length > 0 && (
        <FilterSelect
          label="FAQ Set"
          all="All FAQ Sets"
          options={sets.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.setId}
          onChange={(id) => chooseOwner('setId', id)}
        />
      )}
      <FilterSelect
        label="Status"
        all="All Statuses"
        options={faqStatusOptions}
        value={filter.status}
        onChange={setStatus}
      />
      <FilterSelect
        label="Category"
        all="All Categories"
        options={categories.map((category) => ({ value: category, label: category }))}
        value={filter.category}
        onChange={setCategory}
      />
    </FilterBar>
  );
};
