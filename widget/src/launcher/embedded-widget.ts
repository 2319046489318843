import type { PublicBot } from '@chat-module/contract/bots';
import { iconColorOn } from '../icon-color.ts';
import { loadOnce } from '../load-once.ts';
import type { Tell } from '../widget-events.ts';
import { appearanceOf, type WidgetOptions } from '../widget-options.ts';
import { createLauncher } from './create-launcher.ts';
import { lookUpBot } from './public-bot.ts';
import { whenIdle } from './when-idle.ts';
import { createHost, putOnPage } from './widget-host.ts';
import { createWindowLoader } from './window-loader.ts';
import { createWindowSwitch } from './window-switch.ts';

export interface EmbeddedWidget {
  open: () => Promise<void>;
  close: () => void;
  toggle: () => Promise<void> | void;
  destroy: () => void;
  /** False after the page's document was rewritten. */
  isOnPage: () => boolean;
}

/** Adds one bot to the page: its launcher at once, its window at the first sign of interest. */
export const embedWidget = (origin: string, options: WidgetOptions, tell: Tell): EmbeddedWidget => {
  const root = document.createElement('div');
  const { place, button } = createLauncher(options.texts?.openChat);
  const host = createHost(root);

  const paint = (found?: PublicBot): void => {
    const { position, primaryColor } = appearanceOf(options, found);
    root.dataset.position = position;
    button.style.background = primaryColor;
    button.style.color = iconColorOn(primaryColor);
  };

  const findBot = loadOnce(() => lookUpBot(origin, options, paint, destroy));
  const loadWindow = createWindowLoader(origin, () => ({
    ...{ origin, options, root, tell },
    ...{ bot: findBot(), onMinimize: shown.close },
  }));
  const shown = createWindowSwitch(host, place, button, loadWindow, tell);

  const destroy = (): void => {
    shown.unmount();
    takeAway();
  };

  root.className = 'root';
  root.append(place);
  paint();
  // A touch fires `pointerenter` too.
  button.onpointerenter = loadWindow;
  button.onfocus = loadWindow;
  button.onclick = shown.open;
  const takeAway = putOnPage(host);
  whenIdle(findBot);
  return { ...shown, destroy, isOnPage: () => host.isConnected };
};
