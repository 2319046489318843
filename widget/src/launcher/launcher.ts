import type { WidgetOptions } from '../widget-options.ts';
import { type ChatBotPro, createChatBotPro } from './chat-bot-pro.ts';
import { findOrigin } from './find-origin.ts';

/** A call made before this script loaded: `['open']`, or only the options of `init`. */
type EarlyCall = WidgetOptions | [name: keyof ChatBotPro, ...args: unknown[]];

/** The stub that the embed code leaves if it runs first. */
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

// A page may contain the embed code twice: the first copy of this script serves both.
const left = window.ChatBotPro;
if (!left || 'queue' in left) {
  const chatBotPro = createChatBotPro(findOrigin());
  window.ChatBotPro = chatBotPro;
  for (const call of left?.queue ?? []) makeUp(chatBotPro, call);
}
