import { isPhone } from '../phone-screen.ts';
import { texts } from '../texts.ts';
import type { Chat } from './chat.ts';
import { Composer } from './composer.tsx';
import { LockIcon } from './icons.tsx';
import { MessageLog } from './message-log.tsx';
import { WindowHeader } from './window-header.tsx';

const Footer = ({ origin }: { origin: string }) => (
  <div class="footer">
    <LockIcon />
    {texts.secure}
    <span aria-hidden="true">·</span>
    <a href={`${origin}/about-chat`} target="_blank" rel="noopener noreferrer">
      {texts.poweredBy}
    </a>
  </div>
);

export const ChatWindow = ({ chat }: { chat: Chat }) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // Typing here must not trigger the host page's shortcuts.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.isComposing) chat.minimize();
  };
  return (
    <div
      class="window corner"
      role="dialog"
      aria-labelledby="title"
      aria-modal={String(isPhone())}
      lang={texts.lang}
      tabIndex={-1}
      hidden={!chat.isOpen}
      onKeyDown={onKeyDown}
    >
      <WindowHeader titleId="title" chat={chat} />
      <MessageLog chat={chat} />
      <Composer chat={chat} />
      <Footer origin={chat.origin} />
    </div>
  );
};
