import { useEffect, useState } from 'react';
import type { Location } from '../api/location.ts';
import { followChat, forgetChat, loadChat, newChat } from '../conversation/chat-storage.ts';
import type { WindowNeeds } from '../window-contract.ts';
import { Session, type WindowState } from './session.tsx';

interface Props extends WindowState {
  needs: WindowNeeds;
  location: Promise<Location | undefined>;
}

/** The chat of one bot: the same in all tabs of the site, and stored from the first opening on. */
export const ChatOnPage = (props: Props) => {
  const { botId } = props.needs.options;
  const [stored, setStored] = useState(() => loadChat(botId));
  useEffect(() => followChat(botId, setStored), [botId]);
  const startOver = () => {
    forgetChat(botId);
    setStored(newChat());
  };
  return <Session key={stored.sessionId} {...props} stored={stored} startOver={startOver} />;
};
