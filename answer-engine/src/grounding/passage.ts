import type { AnswerSource } from '@chat-module/contract/conversations';

/** A short text of the facility that an answer may cite as its source. */
export interface Passage extends AnswerSource {
  readonly text: string;
}
