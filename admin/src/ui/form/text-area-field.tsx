import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export const TextAreaField = ({
  label,
  hint,
  error,
  required,
  ...textarea
}: FieldProps & ComponentProps<'textarea'>) => (
  <Field {...{ label, hint, error, required }}>{(control) => <textarea rows={4} {...textarea} {...control} />}</Field>
);
