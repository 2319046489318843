import type { ListedSession } from '@chat-module/contract/conversations';
import type { Location } from '@chat-module/contract/locations';
import { useEffect, useRef } from 'react';
import { linkIdOf, SessionRow } from './session-row.tsx';
import { useOpenConversation } from './use-conversation-filters.ts';

/** Where the reader was in the list before opening a conversation. */
const useFocusOnClose = (openId: string) => {
  const before = useRef(openId);
  useEffect(() => {
    if (openId === '' && before.current !== '') document.getElementById(linkIdOf(before.current))?.focus();
    before.current = openId;
  }, [openId]);
};

interface Props {
  sessions: readonly ListedSession[];
  locations: ReadonlyMap<string, Location>;
  shownId: string;
}

/** Conversations under their first question, the latest first. */
export const SessionList = ({ sessions, locations, shownId }: Props) => {
  const { openId, hrefOf } = useOpenConversation();
  useFocusOnClose(openId);
  return (
    <ul aria-label="Conversations" className="card divide-y divide-line overflow-clip">
      {sessions.map((session) => (
        <li key={session.id} className="draw-when-near">
          <SessionRow
            session={session}
            location={locations.get(session.locationId ?? '')}
            href={hrefOf(session.id)}
            isOpen={session.id === shownId}
          />
        </li>
      ))}
    </ul>
  );
};
