import type { ListedSession } from '@chat-module/contract/conversations';
import type { Location } from '@chat-module/contract/locations';
import { ArrowLeft, SearchX } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../api/api-error.ts';
import { locationName } from '../locations/location-name.ts';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { formatTimeRange } from '../ui/text/format-day.ts';
import { useIsWide } from '../ui/use-is-wide.ts';
import { ChatLog } from './chat-log.tsx';
import { useVisitorSession } from './conversations.queries.ts';
import { SessionBadges } from './session-badges.tsx';
import { SessionResults } from './session-results.tsx';
import { titleOf } from './session-title.ts';
import { isChosenFromList, useOpenConversation } from './use-conversation-filters.ts';

const headingId = 'open-conversation';

/** Takes the focus after a choice in the list, not when the page loads. */
const Heading = ({ children }: { children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { openId } = useOpenConversation();
  useEffect(() => {
    if (openId !== '' && isChosenFromList()) heading.current?.focus();
  }, [openId]);
  return (
    <h2
      ref={heading}
      id={headingId}
      tabIndex={-1}
      className="scroll-mt-20 font-semibold text-base outline-none wrap-anywhere"
    >
      {children}
    </h2>
  );
};

/** For narrow windows. Goes back in the history, so that the list keeps its scroll position. */
const BackLink = () => {
  const { hrefOf } = useOpenConversation();
  const goBack = (event: MouseEvent) => {
    if (!isChosenFromList()) return;
    event.preventDefault();
    window.history.back();
  };
  return (
    <Link
      href={hrefOf('')}
      onClick={goBack}
      className="flex min-h-9 items-center gap-2 px-5 pt-3 font-medium text-accent-text pointer-coarse:min-h-11"
    >
      <ArrowLeft aria-hidden size={18} />
      Back to conversations
    </Link>
  );
};

const About = ({ session, location }: { session: ListedSession; location: Location | undefined }) => (
  <>
    <Heading>{titleOf(session)}</Heading>
    <p className="flex flex-wrap gap-x-3 text-muted text-xs">
      <span>{formatTimeRange(session.startedAt, session.lastMessageAt, location?.timezone)}</span>
      <span>{locationName(location, session)}</span>
    </p>
    {session.badges.length > 0 && (
      <p className="flex flex-wrap gap-1.5">
        <SessionBadges badges={session.badges} />
      </p>
    )}
  </>
);

const NotFound = () => (
  <EmptyState
    icon={SearchX}
    title="This conversation doesn’t exist"
    text="It was erased, or you don’t have access to its location."
  />
);

interface Props {
  id: string;
  /** The list's row, shown until the conversation is loaded. */
  listed: ListedSession | undefined;
  locations: ReadonlyMap<string, Location>;
}

/** One conversation, read as a chat. */
export const ChatPane = ({ id, listed, locations }: Props) => {
  const { data, isLoadingError, error, refetch } = useVisitorSession(id);
  const isWide = useIsWide();
  const session = data ?? listed;
  const content = (): ReactNode => {
    if (isLoadingError && error instanceof ApiError && error.status === 404) return <NotFound />;
    if (isLoadingError) return <LoadFailure what="this conversation" error={error} onRetry={refetch} />;
    if (!session) return <Spinner label="Loading the conversation..." />;
    const location = locations.get(session.locationId ?? '');
    return (
      <>
        <header className="space-y-2 border-line border-b px-5 py-4">
          <About session={session} location={location} />
          {data && <SessionResults session={data} />}
        </header>
        <ChatLog session={session} timeZone={location?.timezone} />
      </>
    );
  };
  return (
    <section
      aria-label="Conversation"
      // A scrollable area must be reachable by keyboard.
      tabIndex={isWide ? 0 : undefined}
      className="card min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      {!isWide && <BackLink />}
      {content()}
    </section>
  );
};
