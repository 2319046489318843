/** The events for host pages, by name, with their arguments. They never contain contact details. */
export interface WidgetEvents {
  ready: { botId: string };
  open: { botId: string };
  close: { botId: string };
  message: { botId: string; from: 'visitor' | 'bot'; text: string };
  lead: { botId: string; inquiry: string; unitSize: string };
  reservation: { botId: string; unitId: string; unitSize: string };
}

export type EventName = keyof WidgetEvents;

/** Emits an event to the host page; the launcher adds the bot's id. */
export type Tell = <Name extends EventName>(name: Name, detail: Omit<WidgetEvents[Name], 'botId'>) => void;
