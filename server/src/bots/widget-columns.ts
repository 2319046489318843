import type { WidgetSettings } from '@chat-module/contract/widget-settings';
import type { BotRow } from '../database/rows/bots.ts';

export const widgetColumns = ({ quickReplies, ...settings }: WidgetSettings) => ({
  ...settings,
  quickReplies: JSON.stringify(quickReplies),
});

export const changedColumns = <Changes extends Partial<WidgetSettings>>({ quickReplies, ...changes }: Changes) => ({
  ...changes,
  ...(quickReplies && { quickReplies: JSON.stringify(quickReplies) }),
});

export const quickRepliesOf = ({ quickReplies }: Pick<BotRow, 'quickReplies'>): string[] => JSON.parse(quickReplies);
