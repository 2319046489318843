import type { Bot } from '@chat-module/contract/bots';
import { searchForm } from '@chat-module/contract/search-form';

/** The bots with the given status (any if empty) whose name, location or website contains the text. */
export const filterBots = (bots: readonly Bot[], search: string, status: string): Bot[] => {
  const wanted = searchForm(search.trim());
  return bots.filter(
    (bot) =>
      (status === '' || bot.status === status) &&
      [bot.name, bot.location, bot.websiteUrl].some((text) => searchForm(text).includes(wanted)),
  );
};
