import { type Conversation, newConversation } from './conversation-state.ts';
import { newRandomId } from './random-id.ts';
import { listOf, textOf } from './received.ts';
import { toJson } from './to-json.ts';

/** A chat as it is kept for the next page of the same site in the same tab. */
export interface StoredChat {
  sessionId: string;
  conversation: Conversation;
}

/** Raised when the shape changes: a chat of another shape is forgotten, not misread. */
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
    // Forbidden or unreadable: a chat like the first one.
  }
  return newChat();
};

/** Storage that is full or forbidden costs the chat its memory across pages, nothing else. */
export const saveChat = (botId: string, chat: StoredChat): void => {
  try {
    sessionStorage.setItem(keyOf(botId), toJson(chat));
  } catch {
    // Nothing to do: the chat goes on in this page.
  }
};
