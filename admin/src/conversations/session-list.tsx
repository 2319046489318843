import type { Location } from '@chat-module/contract/locations';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useVisitorSessions } from './conversations.queries.ts';
import { NoConversations } from './no-conversations.tsx';
import { SessionCard } from './session-card.tsx';

interface Props {
  locationId: string;
  locations: ReadonlyMap<string, Location>;
}

/** The conversations grouped by visit, latest visit first. */
export const SessionList = ({ locationId, locations }: Props) => {
  const sessions = useVisitorSessions(locationId);
  if (sessions.isPending) return <Spinner label="Loading sessions..." />;
  if (sessions.isLoadingError)
    return <LoadFailure what="the sessions" error={sessions.error} onRetry={sessions.refetch} />;
  if (sessions.rows.length === 0) return <NoConversations />;
  return (
    <>
      <ul className="space-y-3">
        {sessions.rows.map((session) => (
          <li key={session.id} className="draw-when-near">
            <SessionCard session={session} location={locations.get(session.locationId ?? '')} />
          </li>
        ))}
      </ul>
      <LoadMore {...sessions.more} />
    </>
  );
};
