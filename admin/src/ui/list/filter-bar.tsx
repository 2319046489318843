import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { SearchBox } from './search-box.tsx';
import type { BoundFilter } from './use-filters.ts';

interface Props {
  /** The search box; its label is such as "Search leads". */
  search?: BoundFilter & { label: string };
  /** How many filters are set. */
  setCount: number;
  onClear: () => void;
  /** How many rows the list has, such as "128 leads". */
  count?: ReactNode;
  /** The button that downloads the list. */
  csv?: ReactNode;
  /** The choices in the order location, bot, status, others, date, sort. */
  children: ReactNode;
}

const filtersLabel = (setCount: number): string => (setCount === 0 ? 'Filters' : `Filters (${setCount})`);

/** The same bar above every list. On phones the choices are behind a button. */
export const FilterBar = ({ search, setCount, onClear, count, csv, children }: Props) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <search className="block space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        {search && <SearchBox {...search} />}
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={classNames('sm:hidden', !search && 'grow')}
        >
          <SlidersHorizontal aria-hidden size={16} />
          {filtersLabel(setCount)}
        </Button>
        <div
          id={id}
          className={classNames('gap-2 max-sm:w-full max-sm:grid-cols-2 sm:contents', isOpen ? 'grid' : 'hidden')}
        >
          {children}
        </div>
        {setCount > 0 && (
          <Button look="quiet" onClick={onClear} className="max-sm:px-2!">
            <X aria-hidden size={16} />
            Clear filters
          </Button>
        )}
      </div>
      {(count !== undefined || csv) && (
        <div className="flex min-h-9 items-center justify-between gap-3">
          <p role="status" className="text-muted tabular-nums">
            {count}
          </p>
          {csv}
        </div>
      )}
    </search>
  );
};
