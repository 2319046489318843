import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useCurrentUser } from '../session/current-user.queries.ts';
import { changedFields } from '../ui/form/changed-fields.ts';
import { type Draft, keepDraft, readDraft } from './drafts.ts';

/** Fields that a draft never stores. */
const secretFields = ['password', 'repeated', 'currentPassword', 'openaiKey'];

/** Only the changed fields; a colleague may have changed the others. */
const draftOf = (values: FieldValues, start: FieldValues): Draft =>
  Object.fromEntries(Object.entries(changedFields(values, start)).filter(([name]) => !secretFields.includes(name)));

/**
 * Keeps what is typed into a form until it is saved or discarded, so that reloading or signing in again restores it.
 */
export const useFormDraft = <Values extends FieldValues, Output>(
  { reset, getValues, subscribe, formState }: UseFormReturn<Values, unknown, Output>,
  formName: string,
) => {
  const userId = useCurrentUser().data?.id ?? '';
  const [isRestored, setRestored] = useState(false);
  const [start] = useState(() => formState.defaultValues ?? {});
  useEffect(() => {
    const draft = readDraft(userId, formName);
    if (!draft) return;
    reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    setRestored(true);
  }, [userId, formName, reset, getValues]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(userId, formName, draftOf(values, start)),
      }),
    [userId, formName, start, subscribe],
  );
  const forget = () => keepDraft(userId, formName, {});
  const discard = () => {
    reset(start as Values);
    forget();
    setRestored(false);
  };
  return { isRestored, forget, discard };
};
