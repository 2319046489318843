import { type EmbeddedWidget, embedWidget } from './embedded-widget.ts';
import { log } from './log.ts';
import type { SnippetOptions } from './snippet-options.ts';

/** What the embed snippet leaves when it runs before this script. */
interface SnippetQueue {
  queue: SnippetOptions[];
}

/** The global that host pages talk to. Without a bot id its calls mean the first widget of the page. */
export interface ChatBotPro {
  init: (options: SnippetOptions) => void;
  /** Resolves when the window is open, or can't be had. */
  open: (botId?: string) => Promise<void> | undefined;
  close: (botId?: string) => void;
  toggle: (botId?: string) => void;
  destroy: (botId?: string) => void;
}

declare global {
  interface Window {
    ChatBotPro?: SnippetQueue | ChatBotPro;
  }
}

const createChatBotPro = (origin: string): ChatBotPro => {
  const widgets = new Map<string, EmbeddedWidget>();
  const find = (botId?: string): EmbeddedWidget | undefined =>
    botId === undefined ? widgets.values().next().value : widgets.get(botId);
  return {
    init: (options) => {
      const { botId } = options;
      if (!botId) return log('init needs a botId.');
      if (!widgets.has(botId))
        widgets.set(
          botId,
          embedWidget(origin, options, () => widgets.delete(botId)),
        );
    },
    open: (botId) => find(botId)?.open(),
    close: (botId) => find(botId)?.close(),
    toggle: (botId) => find(botId)?.toggle(),
    destroy: (botId) => find(botId)?.destroy(),
  };
};

/** The script's own address, also when an optimiser of the host page runs it in a way that hides it. */
const findOrigin = (): string => {
  const script = document.currentScript ?? document.querySelector('script[src$="/widget.js"]');
  return script instanceof HTMLScriptElement && script.src ? new URL(script.src).origin : location.origin;
};

// A page may hold the snippet twice: the first copy of this script serves both.
const left = window.ChatBotPro;
if (!left || 'queue' in left) {
  const chatBotPro = createChatBotPro(findOrigin());
  window.ChatBotPro = chatBotPro;
  for (const options of left?.queue ?? []) chatBotPro.init(options);
}
