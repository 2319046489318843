import type { Bot } from '@chat-module/contract/bots';
import type { Conversation } from '@chat-module/contract/conversations';
import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { withQuery } from '../api/call.ts';
import { SourceBadge } from '../conversations/source-badge.tsx';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { plainText } from '../ui/text/plain-text.ts';
import { relativeTime } from '../ui/text/relative-time.ts';
import { useNow } from '../ui/text/use-now.ts';
import { useRecentConversations } from './analytics.queries.ts';
import { CsvButton } from './export/csv-button.tsx';

const tickMs = 30_000;

interface RowProps {
  conversation: Conversation;
  timeZone: string | undefined;
  nowMs: number;
}

const ConversationRow = ({ conversation, timeZone, nowMs }: RowProps) => (
  <li className="flex justify-between gap-x-4 gap-y-1 border-line border-t px-5 py-3 max-sm:flex-col">
    <div className="min-w-0">
      <p className="line-clamp-2 font-medium wrap-anywhere">{conversation.userMessage}</p>
      <p className="line-clamp-2 text-muted wrap-anywhere">{plainText(conversation.botResponse)}</p>
    </div>
    <div className="flex shrink-0 items-start gap-3 text-muted text-xs">
      <SourceBadge source={conversation.responseSource} sources={conversation.sources} />
      <time dateTime={conversation.createdAt} title={formatDayAndTime(conversation.createdAt, timeZone)}>
        {relativeTime(conversation.createdAt, nowMs)}
      </time>
    </div>
  </li>
);

const allConversations = (locationId: string | null) => withQuery('/conversations', { locationId: locationId ?? '' });

interface Props {
  bot: Bot;
  days: number;
  timeZone: string | undefined;
}

export const RecentConversations = ({ bot, days, timeZone }: Props) => {
  const nowMs = useNow(tickMs);
  const { data: conversations, isLoadingError, error, refetch } = useRecentConversations(bot.id);
  const content = (): ReactNode => {
    if (isLoadingError) return <LoadFailure what="the recent conversations" error={error} onRetry={refetch} />;
    if (!conversations) return <Spinner label="Loading conversations..." />;
    if (conversations.length === 0) {
      return <EmptyState icon={MessagesSquare} title="No conversations yet" text="Visitors’ questions appear here." />;
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
      <div className="flex items-baseline justify-between gap-4 px-5 py-4">
        <h2 id="recent-conversations" className="font-semibold text-base">
          Recent Conversations
        </h2>
        <div className="flex items-center gap-2">
          <CsvButton botId={bot.id} days={days} table="conversations" what="Messages" />
          <Link href={allConversations(bot.locationId)} className="link">
            View all
          </Link>
        </div>
      </div>
      {content()}
    </section>
  );
};
