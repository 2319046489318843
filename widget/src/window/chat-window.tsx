import type { KeyboardEvent, RefObject } from 'react';
import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { Composer } from './composer.tsx';
import { LockIcon } from './icons.tsx';
import { MessageLog } from './message-log.tsx';
import { isPhone } from './phone-screen.ts';
import { WindowHeader } from './window-header.tsx';

const Footer = ({ chat: { origin, settings } }: { chat: Chat }) => (
  <div className="footer">
    <LockIcon />
    {texts.secure}
    <span aria-hidden="true">·</span>
    <a href={settings.poweredByUrl || `${origin}/about-chat`} target="_blank" rel="noopener noreferrer">
      {settings.poweredByText || texts.poweredBy}
    </a>
  </div>
);

interface Props {
  chat: Chat;
  element: RefObject<HTMLDivElement | null>;
}

export const ChatWindow = ({ chat, element }: Props) => {
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
      aria-labelledby="title"
      aria-modal={isPhone()}
      lang={texts.lang}
      tabIndex={-1}
      hidden={!chat.isOpen}
      onKeyDown={onKeyDown}
    >
      <WindowHeader titleId="title" chat={chat} />
      <MessageLog chat={chat} />
      <Composer chat={chat} />
      <Footer chat={chat} />
      {chat.panel && chat.later ? <chat.later.PanelView chat={chat} panel={chat.panel} /> : null}
    </div>
  );
};
