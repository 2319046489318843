import { ChatLog } from '../conversations/chat-log.tsx';
import { useVisitorSession } from '../conversations/conversations.queries.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** The chat in which the visitor left their details. */
export const VisitChat = ({ visitId, timeZone }: { visitId: string; timeZone: string | undefined }) => {
  const { data, isLoadingError, error, refetch } = useVisitorSession(visitId);
  if (isLoadingError) return <LoadFailure what="the chat" error={error} onRetry={refetch} />;
  if (!data) return <Spinner label="Loading the chat..." />;
  return (
    <div className="-mx-5">
      <ChatLog session={data} timeZone={timeZone} />
    </div>
  );
};
