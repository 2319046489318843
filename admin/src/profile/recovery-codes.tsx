import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { saveFile } from '../ui/save-file.ts';
import { toast } from '../ui/toast/toast-store.ts';

const copy = async (text: string): Promise<void> => {
  if (await copyText(text)) toast('Copied!', 'Recovery codes copied to clipboard');
  else toast('Error', 'Failed to copy the recovery codes', 'danger');
};

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown only once: the server keeps only their hashes. */
export const RecoveryCodes = ({ codes, onClose }: Props) => {
  const text = codes.join('\n');
  return (
    <>
      <DialogBody>
        <p>
          Two-factor sign-in is on. Save these recovery codes: each signs you in once without your authenticator app.
          You won’t see them again.
        </p>
        <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 rounded-control bg-sunken p-4 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="font-mono">
              {code}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => copy(text)}>Copy Codes</Button>
        <Button onClick={() => saveFile(new Blob([`${text}\n`]), 'chat-module-recovery-codes.txt')}>Download</Button>
        <Button look="primary" onClick={onClose}>
          I saved them
        </Button>
      </DialogFooter>
    </>
  );
};
