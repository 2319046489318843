import type { ComponentProps } from 'react';
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

interface Props extends FieldProps, ComponentProps<'select'> {
  options: readonly SelectOption[];
}

export const SelectField = ({ label, hint, error, required, options, ...select }: Props) => (
  <Field {...{ label, hint, error, required }}>
    {(control) => (
      <select {...select} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
