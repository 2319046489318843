import type { Bot } from '@chat-module/contract/bots';

/** The bots of one status, or of any when it is empty, in whose name, location or website the text occurs. */
export const filterBots = (bots: readonly Bot[], search: string, status: string): Bot[] => {
  const wanted = search.trim().toLowerCase();
  return bots.filter(
    (bot) =>
      (status === '' || bot.status === status) &&
      [bot.name, bot.location, bot.websiteUrl].some((text) => text.toLowerCase().includes(wanted)),
  );
};
