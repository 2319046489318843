import type { PublicBot } from '@chat-module/contract/bots';
import type { WidgetOptions } from './widget-options.ts';

const isPublicBot = (value: unknown): value is PublicBot => typeof Object(value).status === 'string';

/**
 * The bot's public record, `inactive` if it takes no visitors, undefined if unknown. The call also reports where the widget
 * runs (the browser adds the origin) and the color it was started with.
 */
export const lookUpBot = async (
  origin: string,
  { botId, primaryColor }: WidgetOptions,
): Promise<PublicBot | 'inactive' | undefined> => {
  const encode = encodeURIComponent;
  try {
    const query = `path=${encode(location.pathname)}&color=${encode(primaryColor ?? '')}`;
    const response = await fetch(`${origin}/api/bots/${encode(botId)}/public?${query}`, { credentials: 'omit' });
    if (response.status === 404) return 'inactive';
    const bot: unknown = await response.json();
    if (isPublicBot(bot)) return bot.status === 'inactive' ? 'inactive' : bot;
  } catch {
    // The product is down or unreachable, which is no reason to remove the launcher.
  }
};
