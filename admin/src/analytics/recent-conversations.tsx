import type { Conversation } from '@chat-module/contract/conversations';
import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatDayAndTime } from '../ui/format-day.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { plainText } from '../ui/plain-text.ts';
import { relativeTime } from '../ui/relative-time.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useNow } from '../ui/use-now.ts';
import { useRecentConversations } from './analytics.queries.ts';

const tickMs = 30_000;

interface RowProps {
  conversation: Conversation;
  timeZone: string | undefined;
  nowMs: number;
}

const ConversationRow = ({ conversation, timeZone, nowMs }: RowProps) => (
  <li className="flex justify-between gap-4 border-line border-t px-5 py-3">
    <div className="min-w-0">
      <p className="line-clamp-2 font-medium wrap-anywhere">{conversation.userMessage}</p>
      <p className="line-clamp-2 text-muted wrap-anywhere">{plainText(conversation.botResponse)}</p>
    </div>
    <time
      dateTime={conversation.createdAt}
      title={formatDayAndTime(conversation.createdAt, timeZone)}
      className="shrink-0 text-muted text-xs"
    >
      {relativeTime(conversation.createdAt, nowMs)}
    </time>
  </li>
);

export const RecentConversations = ({ botId, timeZone }: { botId: string; timeZone: string | undefined }) => {
  const nowMs = useNow(tickMs);
  const { data: conversations, isError, refetch } = useRecentConversations(botId);
  const content = (): ReactNode => {
    if (isError) return <LoadFailure what="the recent conversations" onRetry={refetch} />;
    if (!conversations) return <Spinner label="Loading conversations..." />;
    if (conversations.length === 0) {
      return <EmptyState icon={MessagesSquare} title="No conversations yet" text="What visitors ask appears here." />;
    }
    return (
      <ul>
        {conversations.map((conversation) => (
          <ConversationRow key={conversation.id} {...{ conversation, timeZone, nowMs }} />
        ))}
      </ul>
    );
  };
  return (
    <section aria-labelledby="recent-conversations" className="card">
      <h2 id="recent-conversations" className="px-5 py-4 font-semibold text-base">
        Recent Conversations
      </h2>
      {content()}
    </section>
  );
};
