import type { WidgetPage } from '@chat-module/contract/widget-pages';
import type { BotRow, WidgetPageRow } from '../database/rows/bots.ts';

export const presentWidgetPage = (
  { page, color, firstSeenAt, lastSeenAt }: WidgetPageRow,
  { primaryColor }: BotRow,
): WidgetPage => ({
  page,
  color,
  hasOldColor: color !== '' && color !== primaryColor.toUpperCase(),
  firstSeenAt,
  lastSeenAt,
});
