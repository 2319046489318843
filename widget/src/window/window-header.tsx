import { fill, texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { ChatIcon, MinimizeIcon, StartOverIcon } from './icons.tsx';

const titleOf = ({ location }: Chat): string =>
  location?.businessName ? fill(texts.title, location.businessName) : texts.defaultTitle;

export const WindowHeader = ({ titleId, chat }: { titleId: string; chat: Chat }) => (
  <div className="header">
    <span className="avatar">
      <ChatIcon />
    </span>
    <div className="titles">
      <h2 id={titleId}>{titleOf(chat)}</h2>
      <p className="status">{texts.subtitle}</p>
    </div>
    <button type="button" className="tool" aria-label={texts.startOver} onClick={chat.startOver}>
      <StartOverIcon />
    </button>
    <button type="button" className="tool" aria-label={texts.minimize} onClick={chat.minimize}>
      <MinimizeIcon />
    </button>
  </div>
);
