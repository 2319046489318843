import type { Location } from '@chat-module/contract/locations';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { ChatPane } from './chat-pane.tsx';
import { useVisitorSessions } from './conversations.queries.ts';
import { NoConversations } from './no-conversations.tsx';
import { SessionList } from './session-list.tsx';
import { type ConversationFilter, useOpenConversation } from './use-conversation-filters.ts';

interface Props {
  filter: ConversationFilter;
  /** Absent if no filter is set. */
  onShowAll: (() => void) | undefined;
  locations: ReadonlyMap<string, Location>;
}

/** The list next to the open conversation or, if none is open, the latest. A narrow window shows only one of them. */
export const SessionPanes = ({ filter, onShowAll, locations }: Props) => {
  const sessions = useVisitorSessions(filter);
  const { openId } = useOpenConversation();
  const isWide = useIsWide();
  const shownId = openId || (isWide ? (sessions.rows[0]?.id ?? '') : '');
  const list = (): ReactNode => {
    if (sessions.isPending) return <Spinner label="Loading conversations..." />;
    if (sessions.isLoadingError)
      return <LoadFailure what="the conversations" error={sessions.error} onRetry={sessions.refetch} />;
    if (sessions.rows.length === 0 && sessions.more.isLoading) return <Spinner label="Searching..." />;
    if (sessions.rows.length === 0 && !sessions.more.hasMore)
      return <NoConversations filter={filter} onShowAll={onShowAll} />;
    return (
      <>
        <SessionList sessions={sessions.rows} locations={locations} shownId={shownId} />
        <LoadMore {...sessions.more} />
      </>
    );
  };
  return (
    <div
      className={classNames(shownId !== '' && 'items-start gap-4 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}
    >
      <div className={classNames('min-w-0', openId !== '' && 'max-lg:hidden')}>{list()}</div>
      {shownId !== '' && (
        <ChatPane
          key={shownId}
          id={shownId}
          listed={sessions.rows.find(({ id }) => id === shownId)}
          locations={locations}
        />
      )}
    </div>
  );
};
