interface WidgetOptions {
  readonly botId: string;
  readonly primaryColor: string;
  readonly position: string;
}

interface WidgetApi {
  queue?: WidgetOptions[];
  init: (options: WidgetOptions) => void;
}

declare global {
  interface Window {
    ChatBotPro?: WidgetApi;
  }
}

const queueUntilLoaded = (): WidgetApi => {
  const queue: WidgetOptions[] = [];
  return { queue, init: (options) => queue.push(options) };
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
