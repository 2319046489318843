import type { KeyboardEvent, RefObject } from 'react';
import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { Composer } from './composer.tsx';
import { LockIcon } from './icons.tsx';
import { MessageLog } from './message-log.tsx';
import { isPhone } from './phone-screen.ts';
import { titleOf, WindowHeader } from './window-header.tsx';

const Footer = ({ chat: { origin, settings } }: { chat: Chat }) => (
  <>
    <LockIcon />
    {texts.secure}
    <span aria-hidden="true">·</span>
    <a href={settings.poweredByUrl || `${origin}/about-chat`} target="_blank" rel="noopener noreferrer">
      {settings.poweredByText || texts.poweredBy}
    </a>
  </>
);

interface Props {
  chat: Chat;
  element: RefObject<HTMLDivElement | null>;
}

export const ChatWindow = ({ chat, element }: Props) => {
  const { isWhole } = chat;
  const onKeyDown = (event: KeyboardEvent) => {
    // Typing here must not trigger the host page's shortcuts.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) chat.minimize();
  };
  return (
    <div
      ref={element}
      className="window corner"
      role="dialog"
      aria-label={titleOf(chat)}
      aria-modal={isPhone()}
      lang={texts.lang}
      tabIndex={-1}
      hidden={!chat.isOpen}
      onKeyDown={onKeyDown}
    >
      <div className="header">{isWhole && <WindowHeader chat={chat} />}</div>
      {isWhole ? <MessageLog chat={chat} /> : <div className="scroller" />}
      <Composer chat={chat} />
      <div className="footer">{isWhole && <Footer chat={chat} />}</div>
      {chat.panel && chat.later ? <chat.later.PanelView chat={chat} panel={chat.panel} /> : null}
    </div>
  );
};
