import type { ResponseSource } from '@chat-module/contract/response-sources';

/** A visitor's message with its answer, before it gets a time. */
export interface SampleTurn {
  readonly userMessage: string;
  readonly botResponse: string;
  readonly responseSource: ResponseSource;
  readonly faqId: string | null;
  /** The size option chosen with this message. */
  readonly unitId: string | null;
}

/** One visitor's conversation, in order. */
export type SampleSession = readonly SampleTurn[];
