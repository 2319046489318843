import type { ListedSession } from '@chat-module/contract/conversations';
import type { Location } from '@chat-module/contract/locations';
import { useId } from 'react';
import { Link } from 'wouter';
import { locationName } from '../locations/location-name.ts';
import { classNames } from '../ui/class-names.ts';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { formatCount } from '../ui/text/format-number.ts';
import { formatResponseTime } from '../ui/text/format-response-time.ts';
import { plainText } from '../ui/text/plain-text.ts';
import { SessionBadges } from './session-badges.tsx';
import { titleOf } from './session-title.ts';
import { SourceBadge } from './source-badge.tsx';
import { chosenFromList } from './use-conversation-filters.ts';

const countMessages = (count: number): string => (count === 1 ? '1 message' : `${formatCount(count)} messages`);

/** The id of a row's link, which takes the focus when its conversation is closed. */
export const linkIdOf = (sessionId: string): string => `open-${sessionId}`;

interface Props {
  session: ListedSession;
  location: Location | undefined;
  href: string;
  isOpen: boolean;
}

const OpeningSource = ({ session: { opening, badges } }: Pick<Props, 'session'>) => {
  if (!opening || (opening.responseSource === 'unanswered' && badges.includes('unanswered'))) return null;
  return <SourceBadge source={opening.responseSource} sources={opening.sources} />;
};

const Meta = ({ session, location }: Pick<Props, 'session' | 'location'>) => (
  <p className="flex flex-wrap gap-x-3 text-muted text-xs">
    <time dateTime={session.lastMessageAt}>{formatDayAndTime(session.lastMessageAt, location?.timezone)}</time>
    <span>{countMessages(session.messageCount)}</span>
    {session.opening && <span className="tabular-nums">{formatResponseTime(session.opening.responseTime)}</span>}
    <span>{locationName(location, session)}</span>
  </p>
);

/** A conversation in the list, under its first question. The whole row is its link. */
export const SessionRow = ({ session, location, href, isOpen }: Props) => {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'relative space-y-1.5 px-4 py-3 hover:bg-sunken',
        isOpen && 'shadow-[inset_3px_0_0_var(--color-accent-text)] bg-sunken',
      )}
    >
      <h2 id={titleId} className="line-clamp-2 font-medium wrap-anywhere">
        <Link
          id={linkIdOf(session.id)}
          href={href}
          state={chosenFromList}
          aria-current={isOpen ? 'true' : undefined}
          className="outline-none after:absolute after:inset-0 focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-accent-text"
        >
          {titleOf(session)}
        </Link>
      </h2>
      {session.opening && (
        <p className="line-clamp-2 text-muted wrap-anywhere">{plainText(session.opening.botResponse)}</p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <OpeningSource session={session} />
        <SessionBadges badges={session.badges} />
      </div>
      <Meta session={session} location={location} />
    </article>
  );
};
