import { useEffect, useState } from 'react';
import type { Location } from '../api/location.ts';
import { hasVisitorWritten } from '../conversation/conversation-state.ts';
import { fill, texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { ChatIcon, MinimizeIcon, StartOverIcon } from './icons.tsx';
import { officeLine } from './office-line.ts';

export const titleOf = ({ location }: Chat): string =>
  location?.businessName ? fill(texts.title, location.businessName) : texts.defaultTitle;

const minuteMs = 60_000;

/** By the server's clock: the visitor's may be wrong. */
const serverTime = ({ officeStatus, receivedAtMs }: Location): number =>
  officeStatus.asOf + performance.now() - receivedAtMs;

const useOfficeLine = ({ location, isOpen }: Chat): string => {
  const [, look] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => look((looked) => looked + 1), minuteMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  return location ? officeLine(location.officeStatus, serverTime(location)) : '';
};

/** The icon shows until the picture has loaded, or if it can't be. */
const Avatar = ({ chat: { settings, origin } }: { chat: Chat }) => {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className="avatar">
      {settings.pictureUrl && !isBroken ? (
        <img src={origin + settings.pictureUrl} alt="" onError={() => setBroken(true)} />
      ) : (
        <ChatIcon />
      )}
    </span>
  );
};

export const WindowHeader = ({ chat }: { chat: Chat }) => {
  const isWritten = hasVisitorWritten(chat.conversation) && chat.later;
  const startOver = () => (isWritten ? chat.showPanel('startOver') : chat.startOver());
  const line = useOfficeLine(chat);
  return (
    <>
      <Avatar chat={chat} />
      <div className="titles">
        <h2>{titleOf(chat)}</h2>
        <p className="status">{[texts.subtitle, line].filter(Boolean).join(' · ')}</p>
      </div>
      {isWritten && chat.later ? <chat.later.EmailButton chat={chat} /> : null}
      <button type="button" className="tool" aria-label={texts.startOver} onClick={startOver}>
        <StartOverIcon />
      </button>
      <button type="button" className="tool" aria-label={texts.minimize} onClick={chat.minimize}>
        <MinimizeIcon />
      </button>
    </>
  );
};
