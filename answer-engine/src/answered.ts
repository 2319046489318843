import type { Candidate } from './candidates/candidate.ts';
import type { Decision } from './decide/decide.ts';
import type { Reply } from './reply.ts';
import type { Understanding } from './understand/understand.ts';

/** A message with the result of every stage of the engine. */
export interface Answered {
  readonly understanding: Understanding;
  readonly candidates: readonly Candidate[];
  readonly decision: Decision;
  readonly reply: Reply;
}
