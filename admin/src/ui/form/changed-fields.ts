import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The fields that differ from their initial values. */
export const changedFields = <Values extends FieldValues>(values: Values, start: FieldValues): Partial<Values> => {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
};

/** A valid form: everything for a new row, the changes for a stored one, whose other fields a colleague may change. */
export interface FormResult<Output> {
  readonly values: Output;
  readonly changes: Partial<Output>;
}

export const resultOf = <Values extends FieldValues, Output extends FieldValues>(
  { getValues, formState }: UseFormReturn<Values, unknown, Output>,
  values: Output,
): FormResult<Output> => {
  const changed = changedFields(getValues(), formState.defaultValues ?? {});
  const changes = Object.entries(values).filter(([name]) => name in changed);
  return { values, changes: Object.fromEntries(changes) as Partial<Output> };
};
