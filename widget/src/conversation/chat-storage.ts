import { listOf, textOf } from '../api/received.ts';
import { toJson } from '../api/to-json.ts';
import { newRandomId } from '../random-id.ts';
import { type Conversation, newConversation } from './conversation-state.ts';

/** A chat as stored for the next page of the same site in the same tab. */
export interface StoredChat {
  sessionId: string;
  conversation: Conversation;
}

/** Raised when the shape changes: a chat in another shape is discarded. */
const version = 3;

const keyOf = (botId: string): string => `chatbotpro:${version}:${botId}`;

const isStoredChat = (value: unknown): value is StoredChat =>
  textOf(value, 'sessionId') !== '' && listOf(Object(value).conversation, 'messages').length > 0;

export const newChat = (): StoredChat => ({ sessionId: newRandomId(), conversation: newConversation });

export const loadChat = (botId: string): StoredChat => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(botId)) ?? 'null');
    if (isStoredChat(stored)) return stored;
  } catch {
    // Forbidden or unreadable: start a new chat.
  }
  return newChat();
};

/** If storage is full or forbidden, the chat doesn't continue on the next page; nothing else fails. */
export const saveChat = (botId: string, chat: StoredChat): void => {
  try {
    sessionStorage.setItem(keyOf(botId), toJson(chat));
  } catch {
    // The chat continues on this page.
  }
};
