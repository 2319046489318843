/** The widget's JavaScript API for host pages; see docs/widget.md. */

export interface WidgetOptions {
  botId: string;
  /** `#RRGGBB`; overrides the bot's color. */
  primaryColor?: string;
  /** `bottom-right`, `bottom-left`, `top-right` or `top-left`; overrides the bot's position. */
  position?: string;
  /** Replacements for the widget's texts, by name. */
  texts?: Readonly<Record<string, string>>;
  /** The product's origin, for a page that serves the script from elsewhere. */
  origin?: string;
}

/** What the host page knows about the visitor; it fills in forms and is sent only with them. */
export interface Visitor {
  name?: string;
  email?: string;
}

/** The arguments of event listeners, by event. They never contain contact details. */
export interface WidgetEvents {
  /** The launcher is on the page; a listener added later is called at once. */
  ready: { botId: string };
  open: { botId: string };
  close: { botId: string };
  message: { botId: string; from: 'visitor' | 'bot'; text: string };
  /** The facility has the visitor's details. */
  lead: { botId: string; inquiry: string; unitSize: string };
  /** The facility has the request. */
  reservation: { botId: string; unitId: string; unitSize: string };
}

/** Without a bot id, the methods apply to the first widget of the page. */
export interface ChatBotPro {
  /** Adds a bot to the page; a second call for the same bot has no effect. */
  init: (options: WidgetOptions) => void;
  /** Resolves when the window is open or can't be loaded. */
  open: (botId?: string) => Promise<unknown> | undefined;
  close: (botId?: string) => void;
  toggle: (botId?: string) => void;
  /** Opens the window and sends a message for the visitor; without effect while an answer is on its way. */
  send: (text: string, botId?: string) => Promise<void>;
  identify: (visitor: Visitor, botId?: string) => void;
  /** Removes the widget from the page. */
  destroy: (botId?: string) => void;
  on: <Name extends keyof WidgetEvents>(name: Name, listener: (detail: WidgetEvents[Name]) => void) => void;
}

/** A call made before the script has loaded: a method and its arguments, or only the options of `init`. */
export type EarlyCall = WidgetOptions | [name: keyof ChatBotPro, ...args: unknown[]];

/** The stub that the embed code leaves until the script has loaded. */
export interface ChatBotProQueue {
  readonly queue: readonly EarlyCall[];
}

declare global {
  interface Window {
    ChatBotPro?: ChatBotPro | ChatBotProQueue;
    /** Of Google Tag Manager. */
    dataLayer?: unknown[];
  }
}
