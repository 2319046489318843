import type { Location, NewLocation } from '@chat-module/contract/locations';
import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedChangesGuard } from '../layout/unsaved-changes.ts';
import { useFormDraft } from '../layout/use-form-draft.ts';
import { BasicInformation } from '../locations/form/basic-information.tsx';
import { FormCard } from '../locations/form/form-card.tsx';
import { useLocationForm } from '../locations/form/use-location-form.ts';
import { Button } from '../ui/button.tsx';
import { type FormResult, resultOf } from '../ui/form/changed-fields.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { RestoredNote } from '../ui/form/restored-note.tsx';
import { showServerErrors } from '../ui/form/show-server-errors.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { readSizeLines } from './read-size-lines.ts';
import { SizeLines } from './size-lines.tsx';

type SaveLocation = UseMutationResult<Location, Error, FormResult<NewLocation>>;

interface Props {
  /** Without it the form adds a facility. */
  location?: Location;
  save: SaveLocation;
  onCancel: () => void;
}

const fieldsOfHash = new Map([
  ['#hours', 'officeHours'],
  ['#sizes', 'sizeLines'],
]);

/** A step may link to one field of the form. */
const useFocusOfHash = () => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const name = fieldsOfHash.get(window.location.hash);
    // A new screen first takes the focus as a whole.
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
    return () => clearTimeout(timer);
  }, []);
  return form;
};

export const FacilityForm = ({ location, save, onCancel }: Props) => {
  const form = useLocationForm(location);
  const draft = useFormDraft(form, `location ${location?.id ?? 'new'}`);
  const [sizeLines, setSizeLines] = useState('');
  const formElement = useFocusOfHash();
  const { errors, isDirty } = form.formState;
  useUnsavedChangesGuard(isDirty || sizeLines !== '', draft.forget);
  const cancel = () => {
    draft.forget();
    onCancel();
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      const result = resultOf(form, values);
      const lines = readSizeLines(sizeLines);
      const added = lines.length > 0 && { sizeOptions: [...values.sizeOptions, ...lines] };
      await save.mutateAsync({ values: { ...values, ...added }, changes: { ...result.changes, ...added } });
      draft.forget();
    } catch (error) {
      if (error instanceof Error) showServerErrors(error, form);
    }
  });
  return (
    <form ref={formElement} noValidate onSubmit={onSubmit(submit)} className="max-w-4xl space-y-5">
      <RestoredNote draft={draft} />
      <BasicInformation form={form} />
      <FormCard title="Website">
        <TextField
          label="Website"
          type="url"
          required
          placeholder="https://"
          hint="The site where the chat will appear."
          error={errors.website?.message}
          {...form.register('website')}
        />
      </FormCard>
      <SizeLines options={form.watch('sizeOptions')} lines={sizeLines} onChange={setSizeLines} />
      <FormProblem message={errors.root?.message} />
      <div className="sticky bottom-0 -mx-4 flex justify-end gap-3 border-line border-t bg-canvas px-4 py-3">
        <Button onClick={cancel}>Cancel</Button>
        <Button type="submit" look="primary" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Facility'}
        </Button>
      </div>
    </form>
  );
};
