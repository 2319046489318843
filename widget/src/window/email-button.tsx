import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { MailIcon } from './icons.tsx';

export const EmailButton = ({ chat }: { chat: Chat }) => (
  <button type="button" className="tool" onClick={() => chat.showPanel('email')}>
    <MailIcon />
    <span className="hidden-text">{texts.emailChat}</span>
  </button>
);
