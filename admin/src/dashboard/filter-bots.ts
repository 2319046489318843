import type { Bot } from '@chat-module/contract/bots';
import { searchForm } from '@chat-module/contract/search-form';

/** The bots of one status, or of any when it is empty, in whose name, location or website the text occurs. */
export const filterBots = (bots: readonly Bot[], search: string, status: string): Bot[] => {
  const wanted = searchForm(search.trim());
  return bots.filter(
    (bot) =>
      (status === '' || bot.status === status) &&
      [bot.name, bot.location, bot.websiteUrl].some((text) => searchForm(text).includes(wanted)),
  );
};
