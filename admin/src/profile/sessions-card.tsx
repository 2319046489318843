import type { OwnSession } from '@chat-module/contract/account';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { useEndOtherSessions, useEndSession, useOwnSessions } from './own-sessions.queries.ts';
import { ProfileCard } from './profile-card.tsx';

const momentOf = (instant: string | null): string => (instant === null ? 'Not recorded' : formatDayAndTime(instant));

const SessionItem = ({ session }: { session: OwnSession }) => {
  const end = useEndSession();
  const browser = session.browser || 'Unknown browser';
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap items-center gap-2 font-medium">
          {browser}
          {session.isCurrent && <Badge tone="success">This session</Badge>}
        </div>
        {!session.isCurrent && (
          <Button
            aria-label={`Sign out ${browser}, ${session.network || 'unknown address'}`}
            disabled={end.isPending}
            onClick={() => end.mutate(session.id)}
          >
            Sign out
          </Button>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Fact name="Address">{session.network || 'Not recorded'}</Fact>
        <Fact name="Signed in">{momentOf(session.signedInAt)}</Fact>
        <Fact name="Last used">{momentOf(session.lastUsedAt)}</Fact>
      </dl>
    </li>
  );
};

export const SessionsCard = () => {
  const { data: sessions, isLoadingError, error, refetch } = useOwnSessions();
  const endOthers = useEndOtherSessions();
  const content = (): ReactNode => {
    if (isLoadingError) return <LoadFailure what="your sessions" error={error} onRetry={refetch} />;
    if (!sessions) return <Spinner label="Loading your sessions..." />;
    return (
      <>
        <ul aria-label="Sessions" className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
        {sessions.length > 1 && (
          <Button look="dangerOutline" disabled={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
            Sign out all others
          </Button>
        )}
      </>
    );
  };
  return (
    <ProfileCard title="Sessions" hint="Where you are signed in. End any that you don’t recognize.">
      {content()}
    </ProfileCard>
  );
};
