import type { ComponentType } from 'react';
import type { BotSettings } from '../api/bot-settings.ts';
import type { Location } from '../api/location.ts';
import type { ConversationEvent } from '../conversation/conversation.ts';
import type { Conversation, Offer, Rating } from '../conversation/conversation-state.ts';

/** A question that covers the conversation until it is answered. */
export type Panel = 'startOver' | 'email';

export interface RatingProps {
  chat: Chat;
  at: number;
  conversationId: string;
  chosen: Rating | undefined;
}

/** The components of the chunk that is loaded after the welcome. */
export interface LaterParts {
  EmailButton: ComponentType<{ chat: Chat }>;
  OfferView: ComponentType<{ chat: Chat; offer: Offer }>;
  PanelView: ComponentType<{ chat: Chat; panel: Panel }>;
  RatingButtons: ComponentType<RatingProps>;
  UnitImage: ComponentType<{ url: string }>;
}

/** Everything that the window shows, and every action on it. */
export interface Chat {
  conversation: Conversation;
  location: Location | undefined;
  settings: BotSettings;
  /** Undefined until it is loaded. */
  later: LaterParts | undefined;
  isOpen: boolean;
  /** False at first, when only the frame and the input are drawn, so that the input has the focus sooner. */
  isWhole: boolean;
  panel: Panel | undefined;
  /** The product's origin. */
  origin: string;
  send: (event: ConversationEvent) => void;
  showPanel: (panel: Panel | undefined) => void;
  /** Erases the conversation and starts another one. */
  startOver: () => void;
  /** Rejects if the email can't be sent. */
  emailChat: (email: string) => Promise<unknown>;
  minimize: () => void;
}
