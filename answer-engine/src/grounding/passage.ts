import type { AnswerSource } from '@chat-module/contract/conversations';

/** A piece of the facility's own text that an answer may rest on, small enough to be named as its source. */
export interface Passage extends AnswerSource {
  readonly text: string;
}
