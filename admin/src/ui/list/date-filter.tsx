import { useId } from 'react';
import { dateRange, daysOf, rangeOfDays, recentDays } from './date-range.ts';
import { FilterSelect } from './filter-select.tsx';
import type { BoundFilter } from './use-filters.ts';

const chosenDays = '..';

const options = [...recentDays, { value: chosenDays, label: 'Choose dates...' }];

/** The option that is shown for a value; an invalid value shows as none. */
const choiceOf = (value: string): string => {
  if (daysOf(value)) return chosenDays;
  return dateRange(value).since ? value : '';
};

const DayField = ({ label, value, onChange }: BoundFilter & { label: string }) => {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <label htmlFor={id} className="text-muted max-sm:w-10">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control sm:w-40!"
      />
    </div>
  );
};

/** Selects a period: a preset or any two days. */
export const DateFilter = ({ value, onChange }: BoundFilter) => {
  const days = daysOf(value);
  return (
    <>
      <FilterSelect label="Date" all="Any Date" options={options} value={choiceOf(value)} onChange={onChange} />
      {days && (
        <div className="flex min-w-0 flex-wrap gap-2 max-sm:col-span-full">
          <DayField label="From" value={days.from} onChange={(from) => onChange(rangeOfDays({ ...days, from }))} />
          <DayField label="To" value={days.to} onChange={(to) => onChange(rangeOfDays({ ...days, to }))} />
        </div>
      )}
    </>
  );
};
