import type { Decision } from '../decide/decide.ts';
import type { Reply } from '../reply.ts';
import type { Understanding } from '../understand/understand.ts';
import { handOver } from './hand-over.ts';

/** Composes the reply that carries out a decision. */
export const composeReply = (decision: Decision, understanding: Understanding): Reply =>
  decision.kind === 'answer' ? decision.candidate.compose() : handOver(understanding);
