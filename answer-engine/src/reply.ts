import type { ChatReply } from '@chat-module/contract/chat';
import type { AnswerSource } from '@chat-module/contract/conversations';
import type { DialogueState } from './dialogue.ts';

/** What the visitor is shown. */
export type ShownReply = Omit<ChatReply, 'conversationId'>;

/** A reply, with fields that are stored but not shown. */
export type Reply = ShownReply & {
  readonly faqId?: string;
  readonly unitId?: string;
  readonly sources?: readonly AnswerSource[];
  /** False for a message that no operator could write an answer to, such as a greeting. */
  readonly isQuestion?: boolean;
  /** The changes to the dialogue state. Without `offer`, no offer is open after this reply. */
  readonly dialogue?: Partial<DialogueState>;
};
