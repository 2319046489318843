import { useState } from 'react';
import { useCurrentUser } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { useSendTestMail } from './status.queries.ts';

/** Sends a test email, by default to the operator's own address, and shows the result. */
export const SendTestMail = () => {
  const own = useCurrentUser().data?.email ?? '';
  const [typed, setTyped] = useState<string>();
  const test = useSendTestMail();
  const email = typed ?? own;
  const submit = async () => {
    if (!test.isPending) test.mutate({ email });
  };
  return (
    <form noValidate onSubmit={onSubmit(submit)} className="space-y-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-56">
          <TextField
            label="Send to"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={test.isPending}>
          {test.isPending ? 'Sending...' : 'Send test email'}
        </Button>
      </div>
      <FormProblem message={test.problem} />
      {test.data && (
        <p role="status" className={`rounded-control px-3 py-2 ${styles[test.data.delivery]}`}>
          {test.data.message}
        </p>
      )}
    </form>
  );
};

const styles = {
  sent: 'bg-success-soft text-success-text',
  written: 'bg-warning-soft text-warning-text',
} as const;
