import type { PublicBot } from '@chat-module/contract/bots';
import type { Visitor, WidgetOptions } from '../../chat-bot-pro.d.ts';
import { loadOnce } from '../load-once.ts';
import type { Tell } from '../widget-events.ts';
import type { MountedWindow } from '../window-contract.ts';
import { createLauncher } from './create-launcher.ts';
import { hasStoredChat } from './has-stored-chat.ts';
import { lookUpBot } from './public-bot.ts';
import { whenIdle } from './when-idle.ts';
import { createHost, putOnPage } from './widget-host.ts';
import { createWindowLoader } from './window-loader.ts';

export interface EmbeddedWidget {
  /** Resolves to the window, or to nothing if it can't be loaded. */
  open: () => Promise<MountedWindow | undefined>;
  close: () => void;
  toggle: () => unknown;
  destroy: () => void;
  /** The details that the host page provides about the visitor. */
  visitor: Visitor;
  /** False after the page's document was rewritten. */
  isOnPage: () => boolean;
}

/** Adds one bot to the page: its launcher at once, its window at the first sign of interest. */
export const embedWidget = (origin: string, options: WidgetOptions, tell: Tell): EmbeddedWidget => {
  const visitor: Visitor = {};
  const { root, button, paint } = createLauncher(options);
  const host = createHost(root);
  let mounted: MountedWindow | undefined;
  /** A window that is closed while it loads stays closed. */
  let isWanted = false;

  const findBot = loadOnce(() => lookUpBot(origin, options, follow, destroy));
  const findWindow = createWindowLoader(origin, () => ({
    ...{ origin, options, root, visitor, tell, bot: findBot() },
    ...{ onOpen: open, onMinimize: close },
  }));

  const loadWindow = async () => (mounted = await findWindow());

  const tease = async (): Promise<void> => (await loadWindow())?.tease();

  const follow = (bot: PublicBot): void => {
    paint(bot);
    if (bot.teaserText) setTimeout(tease, bot.teaserDelaySeconds * 1000);
  };

  const open = async (): Promise<MountedWindow | undefined> => {
    isWanted = true;
    await loadWindow();
    if (isWanted) mounted?.show();
    return mounted;
  };

  const close = (): void => {
    isWanted = false;
    mounted?.hide();
  };

  const destroy = (): void => {
    mounted?.unmount();
    takeAway();
  };

  // A touch fires `pointerenter` too.
  button.onfocus = button.onpointerenter = loadWindow;
  button.onclick = open;
  const takeAway = putOnPage(host);
  whenIdle(() => {
    findBot();
    if (hasStoredChat(options.botId)) loadWindow();
  });
  const toggle = () => (mounted?.isOpen() ? close() : open());
  return { open, close, toggle, destroy, visitor, isOnPage: () => host.isConnected };
};
