/** What a host page can hear of, by name, with what it is told. Contact details stay between visitor and facility. */
export interface WidgetEvents {
  ready: { botId: string };
  open: { botId: string };
  close: { botId: string };
  message: { botId: string; from: 'visitor' | 'bot'; text: string };
  lead: { botId: string; inquiry: string; unitSize: string };
  reservation: { botId: string; unitId: string; unitSize: string };
}

export type EventName = keyof WidgetEvents;

/** Tells the host page; the bot's id is put in by the launcher. */
export type Tell = <Name extends EventName>(name: Name, detail: Omit<WidgetEvents[Name], 'botId'>) => void;
