import type { VisitorData } from '@chat-module/contract/visitor-data';
import { Download, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { saveFile } from '../ui/save-file.ts';
import { FoundData, isEmpty } from './found-data.tsx';
import { useEraseVisitorData, useFindVisitorData } from './visitor-data.queries.ts';

const saveAsJson = (data: VisitorData): void => {
  const { erased: _, ...stored } = data;
  saveFile(new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' }), 'visitor-data.json');
};

const question = 'Are you sure you want to delete all of it? This action cannot be undone.';

const useVisitorData = (onClose: () => void) => {
  const [contact, setContact] = useState('');
  const [problem, setProblem] = useState('');
  const find = useFindVisitorData();
  const erase = useEraseVisitorData(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = contact.trim() !== '';
    setProblem(given ? '' : 'Phone, email or session id is required.');
    if (given) find.mutate(contact);
  };
  const change = (text: string) => {
    setContact(text);
    // The result belongs to the previous input.
    find.reset();
  };
  const confirmErasing = () => {
    if (window.confirm(question)) erase.mutate(contact);
  };
  return { contact, change, problem, submit, find, erase, confirmErasing };
};

export const VisitorDataDialog = ({ onClose }: { onClose: () => void }) => {
  const { contact, change, problem, submit, find, erase, confirmErasing } = useVisitorData(onClose);
  const found = find.data;
  return (
    <Dialog
      title="Visitor's Data"
      description="Export or delete everything stored about one person"
      keepOpen
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <TextField
            label="Phone, email or session id"
            required
            autoComplete="off"
            hint="Finds their leads, reservations and complete chats."
            error={problem || undefined}
            value={contact}
            onChange={(event) => change(event.target.value)}
          />
          {found && <FoundData data={found} />}
        </DialogBody>
        <DialogFooter>
          {found && !isEmpty(found) && (
            <>
              <Button look="dangerOutline" className="mr-auto" disabled={erase.isPending} onClick={confirmErasing}>
                <Trash2 aria-hidden size={16} />
                {erase.isPending ? 'Erasing...' : 'Erase'}
              </Button>
              <Button onClick={() => saveAsJson(found)}>
                <Download aria-hidden size={16} />
                Export
              </Button>
            </>
          )}
          <Button type="submit" look="primary" disabled={find.isPending}>
            {find.isPending ? 'Finding...' : 'Find'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
