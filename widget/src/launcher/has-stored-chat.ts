import { storageKeyOf } from '../storage-key.ts';

/** Whether this page continues a chat of this tab or of the whole site. */
export const hasStoredChat = (botId: string): boolean => {
  try {
    return storageKeyOf(botId) in localStorage || storageKeyOf(botId) in sessionStorage;
  } catch {
    return false;
  }
};
