import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { useDismissSetup, useSetup } from './setup.queries.ts';
import { isDone } from './steps.ts';

/** Brings back a dismissed checklist. */
export const SetupLink = () => {
  const { data: setup } = useSetup();
  const dismiss = useDismissSetup();
  if (!setup || isDone(setup)) return null;
  const missing = setup.steps.filter(({ done }) => !done).length;
  return (
    <section aria-label="Setup" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted">
        The setup checklist has {missing === 1 ? '1 open step' : `${missing} open steps`}.{' '}
        {!setup.dismissed && (
          <Link href="/" className="link">
            Open the checklist
          </Link>
        )}
      </p>
      {setup.dismissed && (
        <Button disabled={dismiss.isPending} onClick={() => dismiss.mutate(false)}>
          Show the checklist again
        </Button>
      )}
    </section>
  );
};
