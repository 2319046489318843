import { render } from 'preact';
import { createApi } from './api.ts';
import { ChatSession } from './chat-session.ts';
import { loadChat, saveChat } from './chat-storage.ts';
import { createLogFollower } from './follow-log.ts';
import { loadLocation } from './location.ts';
import { paint } from './palette.ts';
import type { Chat } from './parts/chat.ts';
import { ChatWindow } from './parts/chat-window.tsx';
import windowStyles from './window.css?inline';
import type { MountedWindow, WindowOptions } from './window-contract.ts';
import { focusInput, keepFocus } from './window-focus.ts';

const addStyles = (shadow: Node): void => {
  if (!(shadow instanceof ShadowRoot)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(windowStyles);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
};

export const mountWindow = (options: WindowOptions): MountedWindow => {
  const { origin, botId, root, onMinimize } = options;
  const place = root.appendChild(document.createElement('div'));
  const { sessionId, conversation: stored } = loadChat(botId);
  const location = loadLocation(origin, options.bot);
  const followLog = createLogFollower(place);

  const session = new ChatSession(createApi(origin, botId, sessionId), location, (conversation) => {
    saveChat(botId, { sessionId, conversation });
    update({ conversation });
  });
  let chat: Chat = {
    conversation: stored,
    location: undefined,
    isOpen: false,
    send: (event) => {
      session.send(event);
      keepFocus(place);
    },
  };
  const update = (change: Partial<Chat>) => {
    if (!place.isConnected) return;
    chat = { ...chat, ...change };
    render(<ChatWindow chat={chat} origin={origin} onMinimize={onMinimize} />, place);
    followLog();
  };

  addStyles(root.getRootNode());
  paint(root, options.primaryColor);
  session.start(stored);
  location.then((found) => update({ location: found }));
  return {
    show: () => {
      update({ isOpen: true });
      focusInput(place);
    },
    hide: () => update({ isOpen: false }),
    paint: (primaryColor) => paint(root, primaryColor),
    unmount: () => {
      session.stop();
      render(null, place);
      place.remove();
    },
  };
};
