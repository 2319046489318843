import { createRoot } from 'react-dom/client';
import { texts } from '../texts/texts.ts';
import type { WindowNeeds } from '../window-contract.ts';
import { addStyles } from './add-styles.ts';
import { CloseIcon } from './icons.tsx';
import styles from './teaser.css?inline';

const closedKeyOf = (botId: string): string => `chatbotpro:teased:${botId}`;

/** True once a visitor has closed the teaser or opened the chat in this browser; also without storage, to be on the safe side. */
const isClosedForGood = (botId: string): boolean => {
  try {
    return localStorage.getItem(closedKeyOf(botId)) !== null;
  } catch {
    return true;
  }
};

const closeForGood = (botId: string): void => {
  try {
    localStorage.setItem(closedKeyOf(botId), '1');
  } catch {
    // It stays closed on this page.
  }
};

interface Teaser {
  needs: WindowNeeds;
  text: string;
}

/** A bubble beside the launcher. A click on it opens the chat; opened or closed, it doesn't come back. */
export const showTeaser = ({ needs, text }: Teaser): void => {
  const { root, options, onOpen } = needs;
  if (isClosedForGood(options.botId)) return;
  addStyles(root, styles);
  const launcher = root.querySelector('.launcher')?.parentElement;
  if (!launcher) return;
  const place = launcher.appendChild(document.createElement('div'));
  const react = createRoot(place);
  // The window hides the launcher, whoever opens it.
  const opening = new MutationObserver(() => close());
  const close = (): void => {
    opening.disconnect();
    closeForGood(options.botId);
    react.unmount();
    place.remove();
  };
  const open = (): void => {
    close();
    onOpen();
  };
  opening.observe(launcher, { attributeFilter: ['hidden'] });
  react.render(
    <div className="teaser">
      <button type="button" className="teaser-text" onClick={open}>
        {text}
      </button>
      <button type="button" className="tool" aria-label={texts.close} onClick={close}>
        <CloseIcon />
      </button>
    </div>,
  );
};
