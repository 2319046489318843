import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** The options for some values, in their order. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): SelectOption[] => values.map((value) => ({ value, label: labels[value] }));

interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** Shown before the chosen option; options themselves are only text. */
  mark?: ReactNode;
}

export const Select = ({ options, mark, ...select }: SelectProps) => (
  <div className="relative">
    <select {...select} {...(mark ? { style: { paddingLeft: '2rem' } } : {})}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    {mark && <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center">{mark}</span>}
  </div>
);

export interface SelectFieldProps extends FieldProps, SelectProps {}

export const SelectField = ({ label, hint, error, required, ...select }: SelectFieldProps) => (
  <Field {...{ label, hint, error, required }}>{(control) => <Select {...select} {...control} />}</Field>
);
