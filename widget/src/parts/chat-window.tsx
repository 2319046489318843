import { texts } from '../texts.ts';
import type { Chat } from './chat.ts';
import { Composer } from './composer.tsx';
import { LockIcon } from './icons.tsx';
import { MessageLog } from './message-log.tsx';
import { WindowHeader } from './window-header.tsx';

const Footer = ({ origin }: { origin: string }) => (
  <footer class="footer">
    <LockIcon />
    {texts.secure}
    <span aria-hidden="true">·</span>
    <a href={origin} target="_blank" rel="noopener noreferrer">
      {texts.poweredBy}
    </a>
  </footer>
);

interface Props {
  chat: Chat;
  origin: string;
  onMinimize: () => void;
}

export const ChatWindow = ({ chat, origin, onMinimize }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // Shortcuts of the host page are not meant for what is typed here.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.isComposing) onMinimize();
  };
  return (
    <div
      class="window corner"
      role="dialog"
      aria-labelledby="title"
      lang="en"
      tabIndex={-1}
      hidden={!chat.isOpen}
      onKeyDown={onKeyDown}
    >
      <WindowHeader titleId="title" businessName={chat.location?.businessName} onMinimize={onMinimize} />
      <MessageLog chat={chat} />
      <Composer chat={chat} />
      <Footer origin={origin} />
    </div>
  );
};
