import type { ChatMessage, ChatReply } from '@chat-module/contract/chat';
import type { AnswerSource, ModelOutcome } from '@chat-module/contract/conversations';
import type { Location, SizeOption } from '@chat-module/contract/locations';
import type { Context } from '../context.ts';
import type { BotRow, ConversationRow } from '../database/schema.ts';
import type { Asker } from '../model/model-shares.ts';
import type { AsksFound } from './asks/find-asks.ts';
import type { Knowledge } from './knowledge.ts';
import type { ReadText } from './language/read-text.ts';
import type { Situation } from './situations/situation-patterns.ts';
import type { Texts } from './texts/english.ts';

/** A visitor's message with everything that an answer may depend on. */
export interface ChatTurn {
  readonly sent: ChatMessage;
  /** The message as far as it is read. */
  readonly said: string;
  readonly asker: Asker;
  /** What was said with the subject that it takes from the turns before it. */
  readonly text: string;
  readonly read: ReadText;
  /** Found in the whole message, however long it is. */
  readonly situation: Situation | undefined;
  /** What it asks of the facility's record. */
  readonly asks: AsksFound;
  /** Our own sentences, in the visitor's language. */
  readonly texts: Texts;
  readonly bot: BotRow;
  /** A bot need not be tied to a location. */
  readonly facility: Location | undefined;
  /** The last turns of this visitor with this bot, newest first. */
  readonly recentTurns: readonly ConversationRow[];
  /** The size option that the visitor chose last, if the facility still offers it. */
  readonly chosenUnit: SizeOption | undefined;
  readonly knowledge: Knowledge;
  readonly now: Date;
}

/** What the visitor is shown. */
export type ShownReply = Omit<ChatReply, 'conversationId'>;

/** How the model fared, and why: for the operator. */
export interface ModelNote {
  readonly outcome: ModelOutcome;
  readonly detail?: string;
}

/** An answer before it is recorded, with what only the record needs. */
export type Reply = ShownReply & {
  readonly faqId?: string;
  readonly unitId?: string;
  readonly sources?: readonly AnswerSource[];
  readonly model?: ModelNote;
  /** False where nothing was asked that an operator could write an answer to. */
  readonly isQuestion?: boolean;
};

/** One way to answer. `undefined`: not mine, ask the next one. */
export type Step = (context: Context, turn: ChatTurn) => Reply | undefined | Promise<Reply | undefined>;

export const shownOf = ({
  faqId: _,
  unitId: __,
  sources: ___,
  model: ____,
  isQuestion: _____,
  ...shown
}: Reply): ShownReply => shown;
