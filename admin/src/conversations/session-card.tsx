import type { VisitorSession } from '@chat-module/contract/conversations';
import type { Location } from '@chat-module/contract/locations';
import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { locationName } from '../locations/location-name.ts';
import { formatTimeRange } from '../ui/format-day.ts';
import { formatCount } from '../ui/format-number.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useShownRows } from '../ui/use-shown-rows.ts';
import { ConversationCard } from './conversation-card.tsx';
import { useSessionConversations } from './conversations.queries.ts';

/** The messages in chronological order. */
const SessionConversations = ({ session, timeZone }: { session: VisitorSession; timeZone: string | undefined }) => {
  const { data = [], isPending, isLoadingError, error, refetch } = useSessionConversations(session);
  const { shown, more } = useShownRows(data.toReversed(), useState(1));
  if (isPending) return <Spinner label="Loading conversations..." />;
  if (isLoadingError) return <LoadFailure what="this session" error={error} onRetry={refetch} />;
  return (
    <>
      <ol className="divide-y divide-line border-line border-t">
        {shown.map((conversation) => (
          <li key={conversation.id}>
            <ConversationCard conversation={conversation} timeZone={timeZone} />
          </li>
        ))}
      </ol>
      <LoadMore {...more} />
    </>
  );
};

const countMessages = (count: number): string => (count === 1 ? '1 message' : `${formatCount(count)} messages`);

interface Props {
  session: VisitorSession;
  location: Location | undefined;
}

export const SessionCard = ({ session, location }: Props) => (
  <Collapsible.Root className="card">
    <h2>
      <Collapsible.Trigger className="group flex min-h-11 w-full items-center justify-between gap-4 rounded-card px-5 py-3 text-left hover:bg-sunken data-[state=open]:rounded-b-none">
        <span className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-medium">
            {formatTimeRange(session.startedAt, session.lastMessageAt, location?.timezone)}
          </span>
          <span className="text-muted">{countMessages(session.messageCount)}</span>
          <span className="text-muted">{locationName(location, session)}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 transition-transform group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
    </h2>
    <Collapsible.Content>
      <SessionConversations session={session} timeZone={location?.timezone} />
    </Collapsible.Content>
  </Collapsible.Root>
);
