import type { ChatBotPro, ChatBotProQueue, WidgetOptions } from '@chat-module/widget';

type WaitingApi = ChatBotProQueue & Pick<ChatBotPro, 'init' | 'destroy'>;

/** Unlike a customer's page, ours may remove a widget before the script has loaded. */
const queueUntilLoaded = (): WaitingApi => {
  const waiting = new Map<string, WidgetOptions>();
  return {
    get queue() {
      return [...waiting.values()];
    },
    init: (options) => waiting.set(options.botId, options),
    destroy: (botId = '') => waiting.delete(botId),
  };
};

let waitingApi: WaitingApi | undefined;

const loadedApi = (): ChatBotPro | undefined =>
  window.ChatBotPro && 'on' in window.ChatBotPro ? window.ChatBotPro : undefined;

/** The widget's API, or a stand-in until its script has loaded. */
const widgetApi = (): WaitingApi | ChatBotPro => {
  const loaded = loadedApi();
  if (loaded) return loaded;
  waitingApi ??= queueUntilLoaded();
  window.ChatBotPro = waitingApi;
  return waitingApi;
};

const addScript = (): Promise<unknown> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = '/widget.js';
    script.onload = resolve;
    document.head.append(script);
  });

let scriptLoaded: Promise<unknown> | undefined;

/** Does what the embed code does on a customer's page. */
export const startWidget = (options: WidgetOptions): void => {
  widgetApi().init(options);
  scriptLoaded ??= addScript();
};

/** Removes a widget. A customer's page never does this; ours changes screens without reloading. */
export const stopWidget = (botId: string): void => widgetApi().destroy(botId);

/** Opens the window of a started widget once its script has loaded, unless the widget is gone by then. */
export const openWidget = async (botId: string): Promise<void> => {
  await scriptLoaded;
  await loadedApi()?.open(botId);
};
