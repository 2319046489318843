import type { PublicLocation } from '@chat-module/contract/locations';
import type { ConversationEvent } from '../conversation.ts';
import type { Conversation } from '../conversation-state.ts';

/** All that the window shows, and the one way to act on it. */
export interface Chat {
  conversation: Conversation;
  location: PublicLocation | undefined;
  isOpen: boolean;
  send: (event: ConversationEvent) => void;
}
