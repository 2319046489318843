import type { PublicBot } from '@chat-module/contract/bots';

const isPublicBot = (value: unknown): value is PublicBot => typeof Object(value).status === 'string';

/** The bot's public record, `unavailable` when it takes no visitors, undefined when there is no telling. */
export const lookUpBot = async (origin: string, botId: string): Promise<PublicBot | 'unavailable' | undefined> => {
  try {
    const response = await fetch(`${origin}/api/bots/${encodeURIComponent(botId)}/public`, { credentials: 'omit' });
    if (response.status === 404) return 'unavailable';
    const bot: unknown = await response.json();
    if (isPublicBot(bot)) return bot.status === 'inactive' ? 'unavailable' : bot;
  } catch {
    // The product is down or out of reach, which is no reason to take the launcher away.
  }
};
