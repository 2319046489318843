import type { ChatTurn } from '../chat-turn.ts';
import type { FaqMatch } from '../faq-index.ts';
import { familiesOf, familyProbability, type KindScores, likeliestKinds } from '../language/question-kinds.ts';

/** From here on a message is rather for the record. */
const ofRecordFrom = 0.5;
const sureScore = 0.75;

/**
 * Whether a FAQ says more than a step that knows something of a message too. The record's data is looked after while prose
 * grows old: it is asked first wherever a message may be for it. And a question about nothing but what the step knows is
 * the FAQ's only when that is as sure, and the question of a kind that is not the record's own.
 *
 * @param coverage the share of the message that the step accounts for, from 0 to 1
 */
export function isRatherForFaqs({ read }: ChatTurn, { score }: FaqMatch, coverage: number): boolean {
  if (familyProbability(familiesOf(read.kinds), 'record') >= ofRecordFrom) return false;
  return coverage < 1 || (score >= sureScore && !isOfRecord(read.kinds));
}

const isOfRecord = (kinds: KindScores): boolean => likeliestKinds(kinds, 1)[0]?.kind.startsWith('record/') === true;
