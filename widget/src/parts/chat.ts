import type { ConversationEvent } from '../conversation.ts';
import type { Conversation } from '../conversation-state.ts';
import type { Location } from '../location.ts';

/** Everything that the window shows, and every action on it. */
export interface Chat {
  conversation: Conversation;
  location: Location | undefined;
  isOpen: boolean;
  /** The product's origin. */
  origin: string;
  send: (event: ConversationEvent) => void;
  startOver: () => void;
  minimize: () => void;
}
