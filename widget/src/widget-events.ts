import type { WidgetEvents } from '../chat-bot-pro.d.ts';

/** Emits an event to the host page; the launcher adds the bot's id. */
export type Tell = <Name extends keyof WidgetEvents>(name: Name, detail: Omit<WidgetEvents[Name], 'botId'>) => void;
