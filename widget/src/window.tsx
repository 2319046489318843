import { createApi } from './api.ts';
import { ChatSession } from './chat-session.ts';
import { loadChat, newChat, type StoredChat, saveChat } from './chat-storage.ts';
import type { ConversationEvent } from './conversation.ts';
import { createLogFollower } from './follow-log.ts';
import { type Location, loadLocation } from './location.ts';
import { paint } from './palette.ts';
import type { Chat } from './parts/chat.ts';
import { ChatWindow } from './parts/chat-window.tsx';
import { takeScreen } from './phone-screen.ts';
import { render } from './view/render.ts';
import { appearanceOf } from './widget-options.ts';
import windowStyles from './window.css?inline';
import type { MountedWindow, WindowNeeds } from './window-contract.ts';
import { focusForm, focusInput, keepFocus } from './window-focus.ts';
import { prepareTexts } from './window-texts.ts';

const addStyles = (shadow: Node): void => {
  if (!(shadow instanceof ShadowRoot)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(windowStyles);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
};

/** The window of one bot. The chat starts, or continues, when it is first shown. */
class ChatWindowOnPage implements MountedWindow {
  private readonly place: HTMLElement;
  private readonly followLog: () => void;
  private readonly stored: StoredChat;
  private session: ChatSession | undefined;
  private chat: Chat;
  private releaseScreen = (): void => {};

  constructor(
    private readonly needs: WindowNeeds,
    private readonly location: Promise<Location | undefined>,
  ) {
    const { root, origin, options, bot, onMinimize: minimize } = needs;
    this.place = root.appendChild(document.createElement('div'));
    this.followLog = createLogFollower(this.place);
    this.stored = loadChat(options.botId);
    const { send, startOver } = this;
    const { conversation } = this.stored;
    this.chat = { conversation, location: undefined, isOpen: false, origin, minimize, send, startOver };
    addStyles(root.getRootNode());
    this.update({});
    paint(root, appearanceOf(options).primaryColor);
    bot.then((found) => paint(root, appearanceOf(options, found).primaryColor));
    location.then((found) => this.update({ location: found }));
  }

  show(): void {
    const { root, onMinimize: onBack } = this.needs;
    this.update({ isOpen: true });
    focusInput(this.place);
    this.releaseScreen = takeScreen({ root, onBack, onResize: this.followLog });
    if (!this.session) this.begin(this.stored);
  }

  hide(): void {
    this.releaseScreen();
    this.update({ isOpen: false });
  }

  unmount(): void {
    this.releaseScreen();
    this.session?.stop();
    this.place.remove();
  }

  private update(change: Partial<Chat>): void {
    this.chat = { ...this.chat, ...change };
    render(this.place, <ChatWindow chat={this.chat} />);
    this.followLog();
  }

  private begin({ sessionId, conversation: stored }: StoredChat): void {
    const { location } = this;
    const { origin, tell, options } = this.needs;
    const { botId } = options;
    const onChange = (conversation: Chat['conversation']): void => {
      saveChat(botId, { sessionId, conversation });
      this.update({ conversation });
    };
    this.session?.stop();
    this.update({ conversation: stored });
    this.session = new ChatSession(stored, { api: createApi(origin, botId, sessionId), location, tell, onChange });
    this.session.start();
  }

  private readonly send = (event: ConversationEvent): void => {
    this.session?.send(event);
    if (event.type === 'promptAnswered') focusForm(this.place);
    keepFocus(this.place);
  };

  private readonly startOver = (): void => {
    this.begin(newChat());
    focusInput(this.place);
  };
}

export const mountWindow = async (needs: WindowNeeds): Promise<MountedWindow> => {
  const location = loadLocation(needs.origin, needs.bot);
  await prepareTexts(needs.origin, needs.options.texts);
  const mounted = new ChatWindowOnPage(needs, location);
  // Yields to the browser between rendering the window and showing it, if supported.
  await window.scheduler?.yield?.();
  return mounted;
};
