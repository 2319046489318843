import type { DialogueState } from './dialogue.ts';
import type { Knowledge } from './knowledge.ts';
import type { Understanding } from './understand/understand.ts';

/** An interpreted message with everything else that an answer may depend on. */
export interface Turn extends Understanding {
  readonly dialogue: DialogueState;
  readonly knowledge: Knowledge;
}
