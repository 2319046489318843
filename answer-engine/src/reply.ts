import type { ChatReply } from '@chat-module/contract/chat';
import type { AnswerSource } from '@chat-module/contract/conversations';
import type { DialogueState } from './dialogue.ts';

/** What the visitor is shown. */
export type ShownReply = Omit<ChatReply, 'conversationId'>;

/** A reply, with what only its record needs. */
export type Reply = ShownReply & {
  readonly faqId?: string;
  readonly unitId?: string;
  readonly sources?: readonly AnswerSource[];
  /** False for a message that no operator could write an answer to, such as a greeting. */
  readonly isQuestion?: boolean;
  /** What this reply changes in the dialogue state. Without an offer here, none is open after it. */
  readonly dialogue?: Partial<DialogueState>;
};
