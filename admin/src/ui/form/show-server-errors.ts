import type { FieldValues, Path, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import { ApiError, isUnauthorized } from '../../api/api-error.ts';

interface FormApi<Values extends FieldValues> {
  readonly getValues: UseFormGetValues<Values>;
  readonly setError: UseFormSetError<Values>;
}

/** Shows the server's field errors next to their fields, and its message on the form. */
export const showServerErrors = <Values extends FieldValues>(error: Error, form: FormApi<Values>): void => {
  if (!(error instanceof ApiError) || isUnauthorized(error)) return;
  const names = Object.keys(form.getValues());
  const isField = (path: string): path is Path<Values> => names.includes(path.split('.')[0] ?? '');
  form.setError('root', { message: error.serverMessage });
  let isFirst = true;
  for (const { path, message } of error.fieldErrors) {
    if (!isField(path)) continue;
    form.setError(path, { message }, { shouldFocus: isFirst });
    isFirst = false;
  }
};
