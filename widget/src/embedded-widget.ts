import type { PublicBot } from '@chat-module/contract/bots';
import { iconColorOn } from './contrast.ts';
import { createLauncherButton } from './launcher-button.ts';
import { log } from './log.ts';
import { lookUpBot } from './public-bot.ts';
import { appearanceOf, type SnippetOptions } from './snippet-options.ts';
import { whenIdle } from './when-idle.ts';
import { createHost } from './widget-host.ts';
import type { MountedWindow } from './window-contract.ts';
import { createWindowLoader } from './window-loader.ts';

export interface EmbeddedWidget {
  open: () => Promise<void>;
  close: () => void;
  toggle: () => void;
  destroy: () => void;
}

/** Puts one bot on the host page: its launcher at once, its window from the first opening on. */
export const embedWidget = (origin: string, options: SnippetOptions, onDestroy: () => void): EmbeddedWidget => {
  const root = document.createElement('div');
  const button = createLauncherButton();
  const host = createHost(root);
  const loadWindow = createWindowLoader(origin);
  let bot: Promise<PublicBot | undefined> | undefined;
  let mounted: MountedWindow | undefined;
  let primaryColor: string;
  let isWanted = false;

  const paint = (found?: PublicBot): void => {
    const appearance = appearanceOf(options, found);
    primaryColor = appearance.primaryColor;
    root.dataset.position = appearance.position;
    button.style.background = primaryColor;
    button.style.color = iconColorOn(primaryColor);
    mounted?.paint(primaryColor);
  };

  const lookUp = async (): Promise<PublicBot | undefined> => {
    const found = await lookUpBot(origin, options.botId);
    if (found === 'unavailable') {
      log(`no active bot ${options.botId}, so no launcher.`);
      if (host.isConnected) destroy();
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

  const open = async (): Promise<void> => {
    if (isWanted) return;
    isWanted = true;
    const loaded = await loadWindow();
    if (!loaded) isWanted = false;
    if (!loaded || !isWanted) return;
    mounted ??= loaded.mountWindow({
      origin,
      botId: options.botId,
      root,
      primaryColor,
      bot: findBot(),
      onMinimize: close,
    });
    mounted.show();
    button.hidden = true;
  };

  const close = (): void => {
    if (!isWanted) return;
    isWanted = false;
    mounted?.hide();
    button.hidden = false;
    button.focus();
  };

  const destroy = (): void => {
    isWanted = false;
    mounted?.unmount();
    host.remove();
    onDestroy();
  };

  root.className = 'root';
  root.append(button);
  paint();
  for (const intent of ['pointerenter', 'focus', 'touchstart'])
    button.addEventListener(intent, loadWindow, { once: true, passive: true });
  button.addEventListener('click', open);
  // Beside the body, not in it: styles of the body and single-page hosts that replace it leave the widget alone.
  document.documentElement.append(host);
  whenIdle(findBot);
  return { open, close, toggle: () => (isWanted ? close() : open()), destroy };
};
