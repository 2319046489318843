interface WidgetOptions {
  readonly botId: string;
  readonly primaryColor: string;
  readonly position: string;
}

interface WidgetApi {
  readonly queue?: readonly (WidgetOptions | readonly ['open', botId: string])[];
  init: (options: WidgetOptions) => void;
  open: (botId: string) => Promise<void> | undefined;
  destroy: (botId: string) => void;
}

declare global {
  interface Window {
    ChatBotPro?: WidgetApi;
  }
}

const queueUntilLoaded = (): WidgetApi => {
  const waiting = new Map<string, WidgetOptions>();
  const opened = new Set<string>();
  return {
    get queue() {
      const opening = [...opened].filter((botId) => waiting.has(botId));
      return [...waiting.values(), ...opening.map((botId) => ['open', botId] as const)];
    },
    init: (options) => waiting.set(options.botId, options),
    open: (botId) => {
      opened.add(botId);
      return undefined;
    },
    destroy: (botId) => waiting.delete(botId),
  };
};

let isScriptAdded = false;

/** Does what the embed code does on a customer's page. */
export const startWidget = (options: WidgetOptions): void => {
  window.ChatBotPro ??= queueUntilLoaded();
  window.ChatBotPro.init(options);
  if (isScriptAdded) return;
  isScriptAdded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = '/widget.js';
  document.head.append(script);
};

/** Removes a widget. A customer's page never does this; ours changes screens without reloading. */
export const stopWidget = (botId: string): void => window.ChatBotPro?.destroy(botId);

/** Opens the window of a started widget once its script has loaded. */
export const openWidget = (botId: string): Promise<void> | undefined => window.ChatBotPro?.open(botId);
