import { textOf } from '../api/received.ts';
import type { Tell } from '../widget-events.ts';

const names: Record<string, string> = { lead: 'lead_submitted', reservation: 'reservation_submitted' };

/** Passes an event on to Google Tag Manager, if the page has it. */
export const pushToDataLayer = (detail: { event: string; botId: string; unitSize?: string }): void => {
  if (Array.isArray(window.dataLayer)) window.dataLayer.push(detail);
};

/** Tells the host page about events, and its tag manager about those that count, without the visitor's words. */
export const tellDataLayerToo =
  (tell: Tell, botId: string): Tell =>
  (name, detail) => {
    tell(name, detail);
    const event = names[name];
    if (event) pushToDataLayer({ event, botId, unitSize: textOf(detail, 'unitSize') });
  };
