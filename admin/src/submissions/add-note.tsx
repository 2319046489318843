import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { TextAreaField } from '../ui/form/text-area-field.tsx';
import type { Submission, SubmissionKind } from './submission-kind.ts';
import { useAddNote } from './submissions.queries.ts';

/** Adds a note that keeps its author and time. */
export const AddNote = <Row extends Submission>({ kind, id }: { kind: SubmissionKind<Row>; id: string }) => {
  const [text, setText] = useState('');
  const add = useAddNote(kind, id, () => setText(''));
  const isEmpty = text.trim() === '';
  const submit = async () => {
    if (!isEmpty && !add.isPending) add.mutate(text);
  };
  return (
    <form noValidate onSubmit={onSubmit(submit)} className="space-y-2">
      <TextAreaField
        label="New note"
        rows={2}
        maxLength={10_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={isEmpty || add.isPending}>
        {add.isPending ? 'Adding...' : 'Add Note'}
      </Button>
    </form>
  );
};
