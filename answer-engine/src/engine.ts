import type { Candidate } from './candidates/candidate.ts';
import { findCandidates } from './candidates/find-candidates.ts';
import { composeReply } from './compose/compose-reply.ts';
import { type Decision, decide } from './decide/decide.ts';
import type { DialogueState } from './dialogue.ts';
import type { Knowledge } from './knowledge.ts';
import type { Reply } from './reply.ts';
import { type Understanding, understand, type VisitorMessage } from './understand/understand.ts';

/** A message on its way through the engine, with the outcome of every stage. */
export interface Answered {
  readonly understanding: Understanding;
  readonly candidates: readonly Candidate[];
  readonly decision: Decision;
  readonly reply: Reply;
}

/** Understands a message, finds candidates, decides, and composes the reply. */
export function answerMessage(message: VisitorMessage, dialogue: DialogueState, knowledge: Knowledge): Answered {
  const understanding = understand(message, dialogue, knowledge.facility);
  const candidates = findCandidates({ ...understanding, dialogue, knowledge });
  const decision = decide(candidates, understanding);
  return { understanding, candidates, decision, reply: composeReply(decision, understanding) };
}
