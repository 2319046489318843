import type { ChatBotPro, ChatBotProQueue, EarlyCall, WidgetOptions } from '@chat-module/widget';

type WaitingApi = ChatBotProQueue & Pick<ChatBotPro, 'init' | 'open' | 'destroy'>;

/** Unlike a customer's page, ours may remove a widget before the script has loaded. */
const queueUntilLoaded = (): WaitingApi => {
  const waiting = new Map<string, WidgetOptions>();
  const opened = new Set<string>();
  return {
    get queue(): EarlyCall[] {
      const opening = [...opened].filter((botId) => waiting.has(botId));
      return [...waiting.values(), ...opening.map((botId): EarlyCall => ['open', botId])];
    },
    init: (options) => waiting.set(options.botId, options),
    open: (botId = '') => {
      opened.add(botId);
      return undefined;
    },
    destroy: (botId = '') => waiting.delete(botId),
  };
};

let waitingApi: WaitingApi | undefined;

/** The widget's API, or a stand-in until its script has loaded. */
const widgetApi = (): WaitingApi | ChatBotPro => {
  if (window.ChatBotPro && 'on' in window.ChatBotPro) return window.ChatBotPro;
  waitingApi ??= queueUntilLoaded();
  window.ChatBotPro = waitingApi;
  return waitingApi;
};

let isScriptAdded = false;

/** Does what the embed code does on a customer's page. */
export const startWidget = (options: WidgetOptions): void => {
  widgetApi().init(options);
  if (isScriptAdded) return;
  isScriptAdded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = '/widget.js';
  document.head.append(script);
};

/** Removes a widget. A customer's page never does this; ours changes screens without reloading. */
export const stopWidget = (botId: string): void => widgetApi().destroy(botId);

/** Opens the window of a started widget once its script has loaded. */
export const openWidget = (botId: string): Promise<unknown> | undefined => widgetApi().open(botId);
