import { useId } from 'react';
import { classNames } from './class-names.ts';
import type { SelectOption } from './select-field.tsx';
import type { BoundFilter } from './use-filters.ts';

interface Props extends BoundFilter {
  /** The accessible name; the options show it to the eye. */
  label: string;
  /** The option that doesn't filter, such as "All Statuses". */
  all?: string;
  options: readonly SelectOption[];
}

/** One choice of a filter bar, highlighted while it filters. */
export const FilterSelect = ({ label, all, options, value, onChange }: Props) => {
  const id = useId();
  const isSet = all !== undefined && value !== '';
  return (
    <div className="min-w-0 sm:max-w-52">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames('control', isSet && 'border-accent-text! bg-accent-soft! font-medium text-accent-text!')}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};
