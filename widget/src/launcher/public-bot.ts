import type { PublicBot } from '@chat-module/contract/bots';
import type { WidgetOptions } from '../../chat-bot-pro.d.ts';
import { log } from '../log.ts';

/**
 * The bot's public record; undefined if it takes no visitors or can't be loaded. The call also reports where the widget runs (the
 * browser adds the origin) and the color it was started with.
 */
export const lookUpBot = async (
  origin: string,
  { botId, primaryColor }: WidgetOptions,
  onFound: (bot: PublicBot) => void,
  onInactive: () => void,
): Promise<PublicBot | undefined> => {
  try {
    const encode = encodeURIComponent;
    const query = `path=${encode(location.pathname)}&color=${encode(primaryColor ?? '')}`;
    const response = await fetch(`${origin}/api/bots/${encode(botId)}/public?${query}`, { credentials: 'omit' });
    const bot: PublicBot | undefined = response.ok ? await response.json() : undefined;
    if (response.status === 404 || bot?.status === 'inactive') {
      log(`no active bot ${botId}.`);
      onInactive();
    } else if (bot?.status) {
      onFound(bot);
      return bot;
    }
  } catch {
    // The product is down or unreachable, which is no reason to remove the launcher.
  }
};
