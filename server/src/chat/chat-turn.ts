import type { DialogueState } from '@chat-module/answer-engine/dialogue';
import type { Reply } from '@chat-module/answer-engine/reply';
import type { ChatMessage } from '@chat-module/contract/chat';
import type { ModelOutcome } from '@chat-module/contract/conversations';
import type { BotRow } from '../database/rows/bots.ts';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { Asker } from '../model/model-shares.ts';
import type { LoadedKnowledge } from './load-knowledge.ts';

/** A visitor's message with everything that an answer may depend on. */
export interface ChatTurn {
  readonly sent: ChatMessage;
  readonly asker: Asker;
  readonly bot: BotRow;
  readonly knowledge: LoadedKnowledge;
  readonly dialogue: DialogueState;
  /** The last turns of this visitor with this bot, newest first. */
  readonly recentTurns: readonly ConversationRow[];
  readonly now: Date;
}

/** How the model fared, and why: for the operator. */
export interface ModelNote {
  readonly outcome: ModelOutcome;
  readonly detail?: string;
}

/** A reply before it is recorded. The schema of the response drops what visitors aren't shown. */
export type ChatAnswer = Reply & { readonly model?: ModelNote };
