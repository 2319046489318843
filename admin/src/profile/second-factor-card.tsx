import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { formatDay } from '../ui/text/format-day.ts';
import { ProfileCard } from './profile-card.tsx';
import { useSecondFactor } from './second-factor.queries.ts';

const TurnOnDialog = lazy(async () => ({ default: (await import('./turn-on-dialog.tsx')).TurnOnDialog }));
const TurnOffDialog = lazy(async () => ({ default: (await import('./turn-off-dialog.tsx')).TurnOffDialog }));

const codesLeft = (count: number): string => {
  if (count === 0) return 'No recovery codes are left.';
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;
};

export const SecondFactorCard = () => {
  const { data: factor, isLoadingError, error, refetch } = useSecondFactor();
  const [opened, setOpened] = useState<'on' | 'off'>();
  const close = () => setOpened(undefined);
  const content = (): ReactNode => {
    if (isLoadingError) return <LoadFailure what="two-factor sign-in" error={error} onRetry={refetch} />;
    if (!factor) return <Spinner label="Loading two-factor sign-in..." />;
    if (!factor.isOn)
      return (
        <Button look="primary" onClick={() => setOpened('on')}>
          Turn On
        </Button>
      );
    return (
      <>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="success">On</Badge>
          {factor.since && `On since ${formatDay(factor.since)}.`} {codesLeft(factor.recoveryCodesLeft)}
        </p>
        {factor.recoveryCodesLeft < 3 && (
          <p className="text-muted">To get new recovery codes, turn it off and on again.</p>
        )}
        <Button look="dangerOutline" onClick={() => setOpened('off')}>
          Turn Off
        </Button>
      </>
    );
  };
  return (
    <ProfileCard title="Two-Factor Sign-In" hint="Require a code from an authenticator app each time you sign in.">
      {content()}
      <Suspense>
        {opened === 'on' && <TurnOnDialog onClose={close} />}
        {opened === 'off' && <TurnOffDialog onClose={close} />}
      </Suspense>
    </ProfileCard>
  );
};
