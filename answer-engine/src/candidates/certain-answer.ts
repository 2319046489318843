import { introduceEnglish } from '../compose/introduce-english.ts';
import { thresholds } from '../decide/thresholds.ts';
import { wasShown } from '../dialogue.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import type { Candidate } from './candidate.ts';

/** The answer of the best FAQ if it certainly answers and is new to the visitor. */
export function certainAnswer(turn: Turn, [best]: readonly Candidate[]): Reply | undefined {
  if (!best?.match || best.score < thresholds.certainFaq || wasShown(turn.dialogue, best.match.faq.id))
    return undefined;
  const answer = best.compose();
  return { ...answer, response: introduceEnglish(turn, answer.response, 'answer') };
}
