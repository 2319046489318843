import type { Context } from '../context.ts';
import type { BotRow } from '../database/rows/bots.ts';

/** The bot's own key, otherwise the product's; `undefined` if this bot has no model. */
export function apiKeyOf(
  { config, secrets }: Pick<Context, 'config' | 'secrets'>,
  { openaiKeyCipher }: BotRow,
): string | undefined {
  const own = openaiKeyCipher === '' ? undefined : secrets.decrypt(openaiKeyCipher);
  return own || config.openaiApiKey;
}
