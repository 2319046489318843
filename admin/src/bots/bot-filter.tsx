import { FilterSelect } from '../ui/list/filter-select.tsx';
import type { BoundFilter } from '../ui/list/use-filters.ts';
import { BotSwatch } from './bot-name.tsx';
import { useBots } from './bots.queries.ts';

/** Filters a list by bot; hidden if there is only one bot to choose. */
export const BotFilter = ({ value, onChange }: BoundFilter) => {
  const { data: bots = [] } = useBots();
  const bot = bots.find(({ id }) => id === value);
  if (bots.length < 2 && value === '') return null;
  return (
    <FilterSelect
      label="Bot"
      all="All Bots"
      options={bots.map(({ id, name }) => ({ value: id, label: name }))}
      mark={bot && <BotSwatch color={bot.primaryColor} />}
      value={value}
      onChange={onChange}
    />
  );
};
