import type { EditedLocation } from '@chat-module/contract/location-edits';
import { useState } from 'react';
import { ApiError, failureReason } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { askBeforeDiscarding } from '../../ui/form/ask-before-discarding.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { countOf } from '../../ui/list/count-of.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useEditLocations, usePreviewEdit } from './bulk-edit.queries.ts';
import { editOf, type TypedEdit } from './edit-fields.ts';
import { EditForm } from './edit-form.tsx';
import { EditedList } from './edited-list.tsx';

const changed = (locations: readonly EditedLocation[]) =>
  locations.filter(({ refusal, changes }) => refusal === null && changes.length > 0);
const refused = (locations: readonly EditedLocation[]) => locations.filter(({ refusal }) => refusal !== null);

const summaryOf = (locations: readonly EditedLocation[], done: boolean): string => {
  const changes = `${countOf(changed(locations).length, 'location')} ${done ? 'changed' : 'will change'}.`;
  const stay = refused(locations).length;
  if (stay === 0) return changes;
  return `${changes} ${countOf(stay, 'location')} ${done ? 'not changed' : 'won’t change'}.`;
};

interface Props {
  ids: readonly string[];
  onClose: () => void;
  /** The changes are stored. */
  onDone: () => void;
}

/** Changes fields of several locations: choose the fields, preview each location's changes, confirm. */
export const BulkEditDialog = ({ ids, onClose, onDone }: Props) => {
  const [typed, setTyped] = useState<TypedEdit>({});
  const [preview, setPreview] = useState<readonly EditedLocation[]>();
  const [report, setReport] = useState<readonly EditedLocation[]>();
  const previewing = usePreviewEdit(setPreview);
  const editing = useEditLocations((locations) => {
    if (refused(locations).length > 0) return setReport(locations);
    toast('Success', summaryOf(locations, true));
    onDone();
  });
  const wanted = { ids: [...ids], edit: editOf(typed) };
  const isTyped = Object.values(typed).some((text) => text !== '');
  const close = report ? onDone : askBeforeDiscarding(isTyped, onClose);
  const shown = report ?? preview;
  const count = preview ? changed(preview).length : 0;
  return (
    <Dialog title={`Change ${countOf(ids.length, 'location')}`} wide keepOpen onClose={close}>
      <DialogBody>
        {shown ? (
          <>
            <p role="status" className="font-medium">
              {summaryOf(shown, report !== undefined)}
            </p>
            <EditedList locations={report ? refused(report) : shown} />
          </>
        ) : (
          <>
            <p className="text-muted">Choose the fields to change. You can review the changes before they’re saved.</p>
            <EditForm typed={typed} errors={errorsOf(previewing.error)} onChange={setTyped} />
            <FormProblem message={problemOf(previewing.error)} />
          </>
        )}
      </DialogBody>
      <DialogFooter>
        {report && (
          <Button look="primary" onClick={onDone}>
            Done
          </Button>
        )}
        {!report && preview && (
          <>
            <Button onClick={() => setPreview(undefined)}>Back</Button>
            <Button look="primary" disabled={count === 0 || editing.isPending} onClick={() => editing.mutate(wanted)}>
              {editing.isPending ? 'Changing...' : `Change ${countOf(count, 'location')}`}
            </Button>
          </>
        )}
        {!preview && (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              disabled={Object.keys(typed).length === 0 || previewing.isPending}
              onClick={() => previewing.mutate(wanted)}
            >
              {previewing.isPending ? 'Checking...' : 'Preview changes'}
            </Button>
          </>
        )}
      </DialogFooter>
    </Dialog>
  );
};

/** The server's errors by field. */
const errorsOf = (error: Error | null): ReadonlyMap<string, string> => {
  const errors = error instanceof ApiError ? error.fieldErrors : [];
  return new Map(errors.map(({ path, message }) => [path.split('.')[1] ?? path, message]));
};

const problemOf = (error: Error | null): string | undefined => {
  if (error === null || errorsOf(error).size > 0) return undefined;
  return `Could not check the changes. ${failureReason(error)}`;
};
