import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, instant } from './fields.ts';

/**
 * A page that a bot's widget has reported from. The report is a visitor's call and can be forged, so it is only a hint
 * for operators.
 */
export const widgetPage = z.object({
  page: z.string().meta({ description: 'Origin and path' }),
  color: z.string().meta({ description: 'The color that the snippet last reported; empty if none' }),
  hasOldColor: z.boolean().meta({ description: "Whether that color differs from the bot's current one" }),
  firstSeenAt: instant,
  lastSeenAt: instant,
});
export type WidgetPage = z.output<typeof widgetPage>;

export const oldColors = z.object({
  botId: z.string(),
  botName: z.string(),
  pages: z.array(z.string()),
});
export type OldColors = z.output<typeof oldColors>;

export const listOldColors = endpoint({
  method: 'GET',
  path: '/api/admin/old-colors',
  access: 'signedIn',
  summary: 'Bots whose widget last reported an outdated color from some pages',
  reply: z.array(oldColors),
});

export const listWidgetPages = endpoint({
  method: 'GET',
  path: '/api/bots/:id/widget-pages',
  access: 'signedIn',
  summary: "Pages that the bot's widget has reported from, the latest first: a hint, since reports can be made up",
  params: byId,
  reply: z.array(widgetPage),
});
