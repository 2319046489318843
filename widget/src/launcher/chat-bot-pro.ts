import type { ChatBotPro, WidgetEvents, WidgetOptions } from '../../chat-bot-pro.d.ts';
import { log } from '../log.ts';
import type { Tell } from '../widget-events.ts';
import { type EmbeddedWidget, embedWidget } from './embedded-widget.ts';

type Listener = (detail: WidgetEvents[keyof WidgetEvents]) => void;

export const createChatBotPro = (scriptOrigin: string): ChatBotPro => {
  const widgets = new Map<string, EmbeddedWidget>();
  const listeners: { name: keyof WidgetEvents; listener: Listener }[] = [];

  const find = (botId?: string): EmbeddedWidget | undefined =>
    botId ? widgets.get(botId) : [...widgets.values()].find((widget) => widget.isOnPage());

  const embed = (options: WidgetOptions): void => {
    const { botId, origin = scriptOrigin } = options;
    const present = widgets.get(botId);
    if (present?.isOnPage()) return;
    // A microtask, because a listener's error must not stop the widget.
    const tell: Tell = (name, detail) => {
      for (const other of listeners)
        if (other.name === name) queueMicrotask(() => other.listener({ ...detail, botId }));
    };
    present?.destroy();
    widgets.set(botId, embedWidget(origin, options, tell));
    tell('ready', {});
  };

  return {
    init: (options) => {
      try {
        embed(options);
      } catch (error) {
        log('no chat.', error);
      }
    },
    open: (botId) => find(botId)?.open(),
    close: (botId) => find(botId)?.close(),
    toggle: (botId) => find(botId)?.toggle(),
    send: async (text, botId) => (await find(botId)?.open())?.send(text),
    identify: (visitor, botId) => Object.assign(find(botId)?.visitor ?? {}, visitor),
    destroy: (botId) => find(botId)?.destroy(),
    on: (name, listener) => {
      listeners.push({ name, listener: listener as Listener });
      if (name === 'ready')
        for (const [botId, widget] of widgets) if (widget.isOnPage()) (listener as Listener)({ botId });
    },
  };
};
