import type { PublicBot } from '@chat-module/contract/bots';
import { listOf, textOf } from './received.ts';

/** The operator's settings for the window. An empty one means the default. */
export interface BotSettings {
  greeting: string;
  quickReplies: string[];
  hasSound: boolean;
  isDarkAllowed: boolean;
  language: string;
  teaserText: string;
  poweredByText: string;
  poweredByUrl: string;
  /** A path on the product's origin. */
  pictureUrl: string;
}

export const readBotSettings = (bot: PublicBot | undefined): BotSettings => ({
  greeting: textOf(bot, 'greeting'),
  quickReplies: listOf(bot, 'quickReplies').map(String),
  hasSound: textOf(bot, 'sound') === 'on',
  isDarkAllowed: textOf(bot, 'colorScheme') === 'auto',
  language: textOf(bot, 'language'),
  teaserText: textOf(bot, 'teaserText'),
  poweredByText: textOf(bot, 'poweredByText'),
  poweredByUrl: textOf(bot, 'poweredByUrl'),
  pictureUrl: textOf(bot, 'pictureUrl'),
});
