import { type SubmitEvent, useState } from 'react';
import { failureMessage } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { CodeField } from '../ui/form/code-field.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { QrCode } from './qr-code.tsx';
import { useConfirmSecondFactor } from './second-factor.queries.ts';

interface Props {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Groups of four, as authenticator apps show secrets. */
const inBlocks = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export const ConfirmStep = ({ secret, uri, onConfirmed, onCancel }: Props) => {
  const [code, setCode] = useState('');
  const confirm = useConfirmSecondFactor();
  const submit = (_event: SubmitEvent<HTMLFormElement>) =>
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes) });
  return (
    <form noValidate onSubmit={onSubmit(submit)} className="contents">
      <DialogBody>
        <p>Scan this code with your authenticator app.</p>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div>
          <p className="text-muted">Or type this secret into the app:</p>
          <p className="select-all font-mono wrap-anywhere">{inBlocks(secret)}</p>
        </div>
        <CodeField
          label="Code from the App"
          value={code}
          onChange={setCode}
          error={confirm.error ? failureMessage(confirm.error) : undefined}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" disabled={confirm.isPending}>
          {confirm.isPending ? 'Turning on...' : 'Turn On'}
        </Button>
      </DialogFooter>
    </form>
  );
};
