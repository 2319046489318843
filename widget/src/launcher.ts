import { type ChatBotPro, createChatBotPro } from './chat-bot-pro.ts';
import { findOrigin } from './find-origin.ts';
import type { WidgetOptions } from './widget-options.ts';

/** A call that was made before this script came: `['open']`, or the options of `init` alone. */
type EarlyCall = WidgetOptions | [name: keyof ChatBotPro, ...args: unknown[]];

/** What the embed snippet leaves when it runs first. */
interface SnippetQueue {
  queue: EarlyCall[];
}

declare global {
  interface Window {
    ChatBotPro?: SnippetQueue | ChatBotPro;
  }
}

const makeUp = (chatBotPro: ChatBotPro, call: EarlyCall): void => {
  const [name, ...args] = Array.isArray(call) ? call : ['init' as const, call];
  Reflect.apply(chatBotPro[name], undefined, args);
};

// A page may hold the snippet twice: the first copy of this script serves both.
const left = window.ChatBotPro;
if (!left || 'queue' in left) {
  const chatBotPro = createChatBotPro(findOrigin());
  window.ChatBotPro = chatBotPro;
  for (const call of left?.queue ?? []) makeUp(chatBotPro, call);
}
