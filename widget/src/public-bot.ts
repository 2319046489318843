import type { PublicBot } from '@chat-module/contract/bots';
import type { WidgetOptions } from './widget-options.ts';

const isPublicBot = (value: unknown): value is PublicBot => typeof Object(value).status === 'string';

/**
 * The bot's public record, `inactive` when it takes no visitors, undefined when there is no telling. Asking also reports
 * where the widget runs, which the browser names as the call's origin, and the colour it was started with.
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
    // The product is down or out of reach, which is no reason to take the launcher away.
  }
};
