import type { ChatBotPro, EarlyCall } from '../../chat-bot-pro.d.ts';
import { createChatBotPro } from './chat-bot-pro.ts';
import { findOrigin } from './find-origin.ts';

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
