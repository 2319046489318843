import type { Location } from '@chat-module/contract/locations';
import { locationName } from '../locations/location-name.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ConversationCard } from './conversation-card.tsx';
import { useConversations } from './conversations.queries.ts';
import { NoConversations } from './no-conversations.tsx';
import type { ConversationFilter } from './use-conversation-filters.ts';

interface Props {
  filter: ConversationFilter;
  /** Absent if no filter is set. */
  onShowAll: (() => void) | undefined;
  locations: ReadonlyMap<string, Location>;
}

/** Every message with its answer, newest first. */
export const ConversationList = ({ filter, onShowAll, locations }: Props) => {
  const conversations = useConversations(filter);
  if (conversations.isPending) return <Spinner label="Loading conversations..." />;
  if (conversations.isLoadingError)
    return <LoadFailure what="the conversations" error={conversations.error} onRetry={conversations.refetch} />;
  if (conversations.rows.length === 0 && conversations.more.isLoading) return <Spinner label="Searching..." />;
  if (conversations.rows.length === 0 && !conversations.more.hasMore)
    return <NoConversations filter={filter} onShowAll={onShowAll} />;
  return (
    <>
      <ul className="space-y-3">
        {conversations.rows.map((conversation) => {
          const location = locations.get(conversation.locationId ?? '');
          return (
            <li key={conversation.id} className="card draw-when-near">
              <ConversationCard
                conversation={conversation}
                timeZone={location?.timezone}
                locationName={locationName(location, conversation)}
              />
            </li>
          );
        })}
      </ul>
      <LoadMore {...conversations.more} />
    </>
  );
};
