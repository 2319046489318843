import type { PublicBot } from '@chat-module/contract/bots';
import type { WidgetOptions } from '../../chat-bot-pro.d.ts';
import { iconColorOn } from '../icon-color.ts';
import { isPageInSpanish } from '../texts/page-language.ts';
import { appearanceOf } from '../widget-options.ts';

const made = <Tag extends 'button' | 'div' | 'span'>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] =>
  Object.assign(document.createElement(tag), { className });

/** The only text that is needed before the others are loaded. */
const defaultLabel = (): string => (isPageInSpanish() ? 'Abrir chat' : 'Open chat');

export interface Launcher {
  /** Contains everything, also the window. */
  root: HTMLElement;
  button: HTMLButtonElement;
  /** Follows the bot's record once it is found. */
  paint: (bot?: PublicBot) => void;
}

/** The badge is outside the button, whose name is all that screen readers announce. */
export const createLauncher = (options: WidgetOptions): Launcher => {
  const root = made('div', 'root');
  const place = made('div', 'corner');
  const button = made('button', 'launcher');
  const badge = made('span', 'badge');
  badge.textContent = '1';
  button.setAttribute('aria-label', options.texts?.openChat ?? defaultLabel());
  place.append(button, badge);
  root.append(place);

  const paint = (bot?: PublicBot): void => {
    const { position, primaryColor } = appearanceOf(options, bot);
    root.dataset.position = position;
    root.style.setProperty('--cbp-x', `${bot?.offsetX ?? 20}px`);
    root.style.setProperty('--cbp-y', `${bot?.offsetY ?? 20}px`);
    button.style.background = primaryColor;
    button.style.color = iconColorOn(primaryColor);
  };

  paint();
  return { root, button, paint };
};
