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

/** Does what the embed snippet does on a customer's page. */
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

/** Takes a widget off the page, which a customer's page never does: ours is left without being loaded anew. */
export const stopWidget = (botId: string): void => window.ChatBotPro?.destroy(botId);

/** Opens the window of a widget that was started, once its script is there. */
export const openWidget = (botId: string): Promise<void> | undefined => window.ChatBotPro?.open(botId);
