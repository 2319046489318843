import { invitationHours } from '@chat-module/contract/invitations';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { toast } from '../ui/toast/toast-store.ts';

interface Props {
  /** The invited person's name. */
  name: string;
  link: string;
  onClose: () => void;
}

const copy = async (link: string): Promise<void> => {
  if (await copyText(link)) toast('Copied', 'Invitation link copied to clipboard');
  else toast('Error', 'Failed to copy', 'danger');
};

/** For servers without a mail server: the link is shown this once. */
export const InvitationLinkDialog = ({ name, link, onClose }: Props) => (
  <Dialog title="Invitation Link" keepOpen onClose={onClose}>
    <DialogBody>
      <p>
        No mail server is set up, so the invitation wasn’t emailed. Send this link to {name} yourself. It works once,
        expires in {invitationHours} hours and won’t be shown again.
      </p>
      <TextField label="Link" readOnly value={link} onFocus={(event) => event.target.select()} />
    </DialogBody>
    <DialogFooter>
      <Button onClick={onClose}>Done</Button>
      <Button look="primary" onClick={() => copy(link)}>
        Copy Link
      </Button>
    </DialogFooter>
  </Dialog>
);
