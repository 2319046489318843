import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { type Enrolment, PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly name: 'password' }
  | ({ readonly name: 'confirm' } & Enrolment)
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const titles: Readonly<Record<Step['name'], string>> = {
  password: 'Turn On Two-Factor Sign-In',
  confirm: 'Turn On Two-Factor Sign-In',
  codes: 'Recovery Codes',
};

/** Asks for the password, then a code from the app, then shows the recovery codes. */
export const TurnOnDialog = ({ onClose }: { onClose: () => void }) => {
  const [step, setStep] = useState<Step>({ name: 'password' });
  return (
    <Dialog title={titles[step.name]} keepOpen onClose={onClose}>
      {step.name === 'password' && (
        <PasswordStep onBegun={(enrolment) => setStep({ name: 'confirm', ...enrolment })} onCancel={onClose} />
      )}
      {step.name === 'confirm' && (
        <ConfirmStep {...step} onConfirmed={(codes) => setStep({ name: 'codes', codes })} onCancel={onClose} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onClose={onClose} />}
    </Dialog>
  );
};
