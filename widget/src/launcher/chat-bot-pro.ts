import { log } from '../log.ts';
import type { EventName, Tell, WidgetEvents } from '../widget-events.ts';
import type { WidgetOptions } from '../widget-options.ts';
import { type EmbeddedWidget, embedWidget } from './embedded-widget.ts';

/** The global API for host pages. Without a bot id its methods apply to the first widget of the page. */
export interface ChatBotPro {
  init: (options: WidgetOptions) => void;
  /** Resolves when the window is open or can't be loaded. */
  open: (botId?: string) => Promise<void> | undefined;
  close: (botId?: string) => void;
  toggle: (botId?: string) => void;
  destroy: (botId?: string) => void;
  on: <Name extends EventName>(name: Name, listener: (detail: WidgetEvents[Name]) => void) => void;
}

export const createChatBotPro = (scriptOrigin: string): ChatBotPro => {
  const widgets = new Map<string, EmbeddedWidget>();
  const events = new EventTarget();

  const find = (botId?: string): EmbeddedWidget | undefined =>
    botId ? widgets.get(botId) : [...widgets.values()].find((widget) => widget.isOnPage());

  const embed = (options: WidgetOptions): void => {
    const { botId, origin = scriptOrigin } = options;
    const present = widgets.get(botId);
    if (present?.isOnPage()) return;
    const tell: Tell = (name, detail) => events.dispatchEvent(new CustomEvent(name, { detail: { ...detail, botId } }));
    present?.destroy();
    widgets.set(botId, embedWidget(origin, options, tell));
    tell('ready', {});
  };

  return {
    init: (options) => {
      try {
        embed(options);
      } catch (error) {
        log('no launcher.', error);
      }
    },
    open: (botId) => find(botId)?.open(),
    close: (botId) => find(botId)?.close(),
    toggle: (botId) => find(botId)?.toggle(),
    destroy: (botId) => find(botId)?.destroy(),
    on: (name, listener) => {
      const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail);
      events.addEventListener(name, hear);
      if (name !== 'ready') return;
      for (const [botId, widget] of widgets) if (widget.isOnPage()) hear(new CustomEvent(name, { detail: { botId } }));
    },
  };
};
