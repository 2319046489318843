import type { PublicBot } from '@chat-module/contract/bots';
import { createRoot } from 'react-dom/client';
import { readBotSettings } from '../api/bot-settings.ts';
import { loadLocation } from '../api/location.ts';
import { reportOpening } from '../api/report-opening.ts';
import { soon } from '../api/soon.ts';
import { loadChat, rememberOpen, wasOpen } from '../conversation/chat-storage.ts';
import { hasVisitorWritten } from '../conversation/conversation-state.ts';
import { prepareTexts } from '../texts/prepare-texts.ts';
import { texts } from '../texts/texts.ts';
import { appearanceOf } from '../widget-options.ts';
import type { MountedWindow, WindowNeeds } from '../window-contract.ts';
import { addStyles } from './add-styles.ts';
import { ChatOnPage } from './chat-on-page.tsx';
import { pushToDataLayer, tellDataLayerToo } from './data-layer.ts';
import frameStyles from './frame.css?inline';
import { launcherIn } from './launcher-in.ts';
import { paint } from './palette.ts';
import type { WindowState } from './session.tsx';
import { loadLater } from './use-later.ts';
import windowStyles from './window.css?inline';

const paintFor = ({ root, options }: WindowNeeds, bot: PublicBot | undefined): void => {
  paint(root, appearanceOf(options, bot).primaryColor);
  if (readBotSettings(bot).isDarkAllowed) root.dataset.scheme = 'auto';
};

const yieldToBrowser = (): Promise<unknown> =>
  window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** The chat starts, or continues, when it is first shown. A window that was open on the site's page before opens again. */
export const mountWindow = async (launcherNeeds: WindowNeeds): Promise<MountedWindow> => {
  const { origin, options, root, bot } = launcherNeeds;
  const { botId } = options;
  const tell = tellDataLayerToo(launcherNeeds.tell, botId);
  const needs = { ...launcherNeeds, tell };
  const knownBot = await soon(bot);
  await prepareTexts(readBotSettings(knownBot).language, options.texts);
  if (hasVisitorWritten(loadChat(botId).conversation)) await loadLater();
  addStyles(root, frameStyles);
  paintFor(needs, knownBot);
  // Styles and content in one task would block a slow device for longer than 50 ms.
  await yieldToBrowser();
  const launcher = launcherIn(root);
  launcher.name(texts.openChat);
  const react = createRoot(root.appendChild(document.createElement('div')));
  // If the visitor has clicked already, this task ends with the focus in the input.
  const nextTask = yieldToBrowser();
  const location = nextTask.then(() => loadLocation(origin, bot));
  let state: WindowState = { isOpen: false, isWhole: false, takesFocus: false, knownBot };
  const draw = (change: Partial<WindowState>): void => {
    state = { ...state, ...change };
    react.render(<ChatOnPage needs={needs} location={location} {...state} />);
  };
  let isReturning = wasOpen(botId);
  if (isReturning) needs.onOpen();
  if (!knownBot) bot.then((late) => paintFor(needs, late));
  nextTask.then(() => {
    addStyles(root, windowStyles);
    draw({ isWhole: true });
  });
  return {
    isOpen: () => state.isOpen,
    show: () => {
      if (state.isOpen || !root.isConnected) return;
      draw({ isOpen: true, takesFocus: !isReturning });
      launcher.hide();
      rememberOpen(botId, true);
      tell('open', {});
      if (!isReturning) {
        pushToDataLayer({ event: 'chat_opened', botId });
        nextTask.then(() => reportOpening(origin, botId));
      }
      isReturning = false;
    },
    hide: () => {
      if (!state.isOpen) return;
      launcher.show();
      draw({ isOpen: false });
      rememberOpen(botId, false);
      tell('close', {});
    },
    send: (text) => draw({ message: { text } }),
    tease: async () => {
      if (state.isOpen || loadChat(botId).conversation.messages.length > 0) return;
      (await loadLater())?.showTeaser({ needs, text: readBotSettings(await bot).teaserText });
    },
    unmount: () => nextTask.then(() => react.unmount()),
  };
};
