import type { ListedSession } from '@chat-module/contract/conversations';
import { useState } from 'react';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { useShownRows } from '../ui/list/use-shown-rows.ts';
import { Spinner } from '../ui/spinner.tsx';
import { ChatTurn } from './chat-turn.tsx';
import { useSessionConversations } from './conversations.queries.ts';

interface Props {
  session: ListedSession;
  timeZone: string | undefined;
}

/** The messages of a conversation with their answers, in chronological order. */
export const ChatLog = ({ session, timeZone }: Props) => {
  const { data = [], isPending, isLoadingError, error, refetch } = useSessionConversations(session);
  const { shown, more } = useShownRows(data.toReversed(), useState(1));
  if (isPending) return <Spinner label="Loading messages..." />;
  if (isLoadingError) return <LoadFailure what="the messages" error={error} onRetry={refetch} />;
  return (
    <>
      <ol aria-label="Messages" className="space-y-5 px-5 py-4">
        {shown.map((turn, at) => (
          <li key={turn.id}>
            <ChatTurn turn={turn} timeZone={timeZone} isOnNewPage={turn.pageUrl !== shown[at - 1]?.pageUrl} />
          </li>
        ))}
      </ol>
      <LoadMore {...more} />
    </>
  );
};
