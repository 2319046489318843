import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export const TextField = ({ label, hint, error, required, ...input }: FieldProps & ComponentProps<'input'>) => (
  <Field {...{ label, hint, error, required }}>{(control) => <input type="text" {...input} {...control} />}</Field>
);
