import type { ComponentType } from 'react';
import type { Location } from '../api/location.ts';
import type { ConversationEvent } from '../conversation/conversation.ts';
import type { Conversation, Purpose, Rating } from '../conversation/conversation-state.ts';

export interface RatingProps {
  chat: Chat;
  at: number;
  conversationId: string;
  chosen: Rating | undefined;
}

/** The components of the chunk that is loaded with the visitor's first message. */
export interface LaterParts {
  ContactForm: ComponentType<{ chat: Chat; purpose: Purpose }>;
  RatingButtons: ComponentType<RatingProps>;
}

/** Everything that the window shows, and every action on it. */
export interface Chat {
  conversation: Conversation;
  location: Location | undefined;
  /** Undefined until it is loaded. */
  later: LaterParts | undefined;
  isOpen: boolean;
  /** The product's origin. */
  origin: string;
  send: (event: ConversationEvent) => void;
  startOver: () => void;
  minimize: () => void;
}
