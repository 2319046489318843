import type { ChatMessage } from '@chat-module/contract/chat';

/** What a visitor sends: a typed message, or the press of a button in the guided flow. */
export interface VisitorMessage extends Pick<ChatMessage, 'message' | 'messageType' | 'roomType' | 'unitId'> {
  readonly receivedAt: Date;
}
