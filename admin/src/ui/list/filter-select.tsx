import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Select, type SelectOption } from '../form/select-field.tsx';
import type { BoundFilter } from './use-filters.ts';

interface Props extends BoundFilter {
  /** The accessible name. Visually, the options replace it. */
  label: string;
  /** The option that doesn't filter, such as "All Statuses". */
  all?: string;
  options: readonly SelectOption[];
  /** Shown before the chosen option. */
  mark?: ReactNode;
}

/** One choice of a filter bar, highlighted while it filters. */
export const FilterSelect = ({ label, all, options, mark, value, onChange }: Props) => {
  const id = useId();
  const isSet = all !== undefined && value !== '';
  return (
    <div className="min-w-0 sm:max-w-52">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select
        id={id}
        options={all === undefined ? options : [{ value: '', label: all }, ...options]}
        mark={mark}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames('control', isSet && 'border-accent-text! bg-accent-soft! font-medium text-accent-text!')}
      />
    </div>
  );
};
