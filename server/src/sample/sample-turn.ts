import type { ResponseSource } from '@chat-module/contract/response-sources';

/** One message of a visitor with its answer, before it has a time. */
export interface SampleTurn {
  readonly userMessage: string;
  readonly botResponse: string;
  readonly responseSource: ResponseSource;
  readonly faqId: string | null;
  /** The size option that was chosen with this message. */
  readonly unitId: string | null;
}

/** What one visitor said and heard, in order. */
export type SampleSession = readonly SampleTurn[];
