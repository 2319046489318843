import { newRandomId } from '../random-id.ts';
import type { ConversationEvent } from './conversation.ts';

/** Names a new message of the visitor, so that all attempts to send it count as one. */
export const nameMessage = (event: ConversationEvent): ConversationEvent =>
  event.type === 'asked' ? { ...event, question: { ...event.question, messageId: newRandomId() } } : event;
