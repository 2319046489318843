import type { Bot } from '@chat-module/contract/bots';
import { useEffect } from 'react';
import { startWidget, stopWidget } from '../widget-test/start-widget.ts';

/** Shows the bot's widget for as long as the screen is there; an inactive bot has none. */
export const useWidgetOf = (bot: Bot | undefined): void => {
  const { id, primaryColor, position } = bot?.status === 'inactive' ? {} : (bot ?? {});
  useEffect(() => {
    if (!id || !primaryColor || !position) return;
    startWidget({ botId: id, primaryColor, position });
    return () => stopWidget(id);
  }, [id, primaryColor, position]);
};
