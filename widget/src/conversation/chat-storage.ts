import { listOf, textOf } from '../api/received.ts';
import { toJson } from '../api/to-json.ts';
import { newRandomId } from '../random-id.ts';
import { openKeyOf, storageKeyOf } from '../storage-key.ts';
import { type Conversation, hasVisitorWritten, newConversation } from './conversation-state.ts';

/** A chat as stored for the site's other pages and tabs. */
export interface StoredChat {
  sessionId: string;
  conversation: Conversation;
}

/** How long a chat waits for its visitor to return. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

const isStoredChat = (value: unknown): value is StoredChat =>
  textOf(value, 'sessionId') !== '' && listOf(Object(value).conversation, 'messages').length > 0;

const isFresh = (value: unknown): boolean => Date.now() - Number(Object(value).savedAt) < keptMs;

export const newChat = (): StoredChat => ({ sessionId: newRandomId(), conversation: newConversation });

/** If storage is forbidden, full or unreadable, the chat continues without it. */
const attempt = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

const readChat = (text: string | null): StoredChat | undefined => {
  const stored: unknown = attempt(() => JSON.parse(text ?? 'null'));
  return isStoredChat(stored) && isFresh(stored) ? stored : undefined;
};

/** The chat of this tab or, once the visitor has written something, of all tabs. */
export const loadChat = (botId: string): StoredChat => {
  const key = storageKeyOf(botId);
  const read = (storage: () => Storage) => readChat(attempt(() => storage().getItem(key)) ?? null);
  return read(() => localStorage) ?? read(() => sessionStorage) ?? newChat();
};

/** A chat that only greeted the visitor is not worth more than this tab. */
export const saveChat = (botId: string, chat: StoredChat): void => {
  const text = toJson({ ...chat, savedAt: Date.now() });
  const isWritten = hasVisitorWritten(chat.conversation);
  attempt(() => (isWritten ? localStorage : sessionStorage).setItem(storageKeyOf(botId), text));
};

/** Deletes the chat in all tabs. */
export const forgetChat = (botId: string): void => {
  attempt(() => localStorage.removeItem(storageKeyOf(botId)));
  attempt(() => sessionStorage.removeItem(storageKeyOf(botId)));
};

/** Calls back with the chat of another tab, or a new one if that tab started over. Call the returned function to stop. */
export const followChat = (botId: string, onChange: (chat: StoredChat) => void): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === storageKeyOf(botId)) onChange(readChat(newValue) ?? newChat());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};

/** Whether the window is open in this tab, for the site's next page. */
export const wasOpen = (botId: string): boolean => attempt(() => sessionStorage.getItem(openKeyOf(botId))) === '1';

export const rememberOpen = (botId: string, isOpen: boolean): void => {
  attempt(() => (isOpen ? sessionStorage.setItem(openKeyOf(botId), '1') : sessionStorage.removeItem(openKeyOf(botId))));
};
