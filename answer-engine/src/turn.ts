import type { DialogueState } from './dialogue.ts';
import type { Knowledge } from './knowledge.ts';
import type { Understanding } from './understand/understand.ts';

/** A message as it was understood, with everything else that an answer may depend on. */
export interface Turn extends Understanding {
  readonly dialogue: DialogueState;
  readonly knowledge: Knowledge;
}
