import { texts } from '../texts.ts';
import { ChatIcon, MinimizeIcon } from './icons.tsx';

interface Props {
  titleId: string;
  businessName: string | undefined;
  onMinimize: () => void;
}

export const WindowHeader = ({ titleId, businessName, onMinimize }: Props) => (
  <header class="header">
    <span class="avatar">
      <ChatIcon />
    </span>
    <div class="titles">
      <h2 id={titleId}>{businessName ? texts.title(businessName) : texts.defaultTitle}</h2>
      <p class="status">{texts.subtitle}</p>
    </div>
    <button type="button" class="minimize" aria-label={texts.minimize} onClick={onMinimize}>
      <MinimizeIcon />
    </button>
  </header>
);
