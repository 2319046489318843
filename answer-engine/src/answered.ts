import type { Candidate } from './candidates/candidate.ts';
import type { Decision } from './decide/decide.ts';
import type { Reply } from './reply.ts';
import type { Understanding } from './understand/understand.ts';

/** A message on its way through the engine, with the outcome of every stage. */
export interface Answered {
  readonly understanding: Understanding;
  readonly candidates: readonly Candidate[];
  readonly decision: Decision;
  readonly reply: Reply;
}
