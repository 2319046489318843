import type { ResponseSource } from '@chat-module/contract/response-sources';
import type { Language } from './text/detect-language.ts';
import type { RecordIntent } from './understand/record-intents/record-intent-rules.ts';

/** What the visitor asked about last, for a follow-up question to build on. */
export interface DialogueSubject {
  /** The last complete question, with what it took from the questions before it. */
  readonly text: string;
  readonly recordIntents: readonly RecordIntent[];
  /** Written as 10x20. */
  readonly unitSize?: string;
  readonly answeredByFaq: boolean;
}

/** What the bot answered last, for a "yes" or a "why?" to refer to. */
export interface LastReply {
  readonly responseSource: ResponseSource;
  readonly unitId?: string;
  /** The size that the visitor's message named. */
  readonly unitSize?: string;
}

/** What a conversation carries from one message to the next. A plain value: it is stored as JSON with each answer. */
export interface DialogueState {
  /** The last language that was certain. */
  readonly language?: Language;
  readonly subject?: DialogueSubject;
  /** The unit that the visitor chose last. */
  readonly chosenUnitId?: string;
  readonly lastReply?: LastReply;
}

export const newDialogue: DialogueState = {};
