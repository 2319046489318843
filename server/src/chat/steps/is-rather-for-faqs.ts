import type { ChatTurn } from '../chat-turn.ts';
import type { FaqMatch } from '../faq-index.ts';
import { familiesOf, familyProbability, type KindScores, likeliestKinds } from '../language/question-kinds.ts';

/** From here on a message is rather for the record. */
const ofRecordFrom = 0.5;
const sureScore = 0.75;
/** Below it no kind of question is likely enough to speak against what a step knows for sure. */
const likelyKindFrom = 0.25;

/**
 * Whether a FAQ says more than a step that knows something of a message too. The record's data is looked after while prose
 * grows old: it is asked first wherever a message may be for it. And a question about nothing but what the step knows is
 * the FAQ's only when that is as sure, and the question of a kind that is known and not the record's own.
 *
 * @param coverage the share of the message that the step accounts for, from 0 to 1
 */
export function isRatherForFaqs({ read }: ChatTurn, { score }: FaqMatch, coverage: number): boolean {
  if (familyProbability(familiesOf(read.kinds), 'record') >= ofRecordFrom) return false;
  return coverage < 1 || (score >= sureScore && isOfOtherKind(read.kinds));
}

function isOfOtherKind(kinds: KindScores): boolean {
  const [likeliest] = likeliestKinds(kinds, 1);
  return (likeliest?.probability ?? 0) >= likelyKindFrom && !likeliest?.kind.startsWith('record/');
}
