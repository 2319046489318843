import type { PublicBot } from '@chat-module/contract/bots';
import { createLauncher } from './create-launcher.ts';
import { iconColorOn } from './icon-color.ts';
import { log } from './log.ts';
import { lookUpBot } from './public-bot.ts';
import { whenIdle } from './when-idle.ts';
import type { Tell } from './widget-events.ts';
import { createHost, putOnPage } from './widget-host.ts';
import { appearanceOf, type WidgetOptions } from './widget-options.ts';
import type { MountedWindow } from './window-contract.ts';
import { createWindowLoader } from './window-loader.ts';

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
  let bot: Promise<PublicBot | undefined> | undefined;
  let mounted: MountedWindow | undefined;
  let isWanted = false;

  const paint = (found?: PublicBot): void => {
    const { position, primaryColor } = appearanceOf(options, found);
    root.dataset.position = position;
    button.style.background = primaryColor;
    button.style.color = iconColorOn(primaryColor);
  };

  const lookUp = async (): Promise<PublicBot | undefined> => {
    const found = await lookUpBot(origin, options);
    if (found === 'inactive') {
      log(`no active bot ${options.botId}, so no launcher.`);
      destroy();
      return;
    }
    if (found) paint(found);
    else bot = undefined;
    return found;
  };

  const findBot = (): Promise<PublicBot | undefined> => {
    bot ??= lookUp();
    return bot;
  };

  const loadWindow = createWindowLoader(origin, () => ({
    ...{ origin, options, root, tell },
    ...{ bot: findBot(), onMinimize: close },
  }));

  const open = async (): Promise<void> => {
    if (isWanted || !host.isConnected) return;
    isWanted = true;
    mounted = await loadWindow();
    if (!mounted) isWanted = false;
    if (!mounted || !isWanted) return;
    mounted.show();
    place.hidden = true;
    tell('open', {});
  };

  const close = (): void => {
    if (!isWanted) return;
    isWanted = false;
    if (!mounted) return;
    const hadFocus = document.activeElement === host;
    mounted.hide();
    place.hidden = false;
    if (hadFocus) button.focus();
    tell('close', {});
  };

  const destroy = (): void => {
    isWanted = false;
    mounted?.unmount();
    takeAway();
  };

  root.className = 'root';
  root.append(place);
  paint();
  // A touch fires `pointerenter` too.
  button.onpointerenter = loadWindow;
  button.onfocus = loadWindow;
  button.onclick = open;
  const takeAway = putOnPage(host);
  whenIdle(findBot);
  return { open, close, toggle: () => (isWanted ? close() : open()), destroy, isOnPage: () => host.isConnected };
};
