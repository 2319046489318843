import type { Bot } from '@chat-module/contract/bots';
import { useEffect } from 'react';
import { openWidget, startWidget, stopWidget } from '../widget-test/start-widget.ts';

/** Shows the bot's widget while the screen is mounted, optionally opened. An inactive bot has no widget. */
export const useWidgetOf = (bot: Bot | undefined, isOpen: boolean): void => {
  const { id, primaryColor, position } = bot?.status === 'inactive' ? {} : (bot ?? {});
  useEffect(() => {
    if (!id || !primaryColor || !position) return;
    startWidget({ botId: id, primaryColor, position });
    if (isOpen) openWidget(id);
    return () => stopWidget(id);
  }, [id, primaryColor, position, isOpen]);
};
