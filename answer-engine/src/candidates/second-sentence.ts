import { introduceEnglish } from '../compose/introduce-english.ts';
import { joinReplies } from '../compose/join-replies.ts';
import { showSentences, startsWithYesOrNo } from '../compose/show-faq.ts';
import { pointsToRates } from '../decide/compare-with-faq.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { SentenceMatch } from '../rerank/sentence-ranker.ts';
import { sentencesOf, withReferents } from '../retrieve/answer-sentences.ts';
import type { Faq } from '../retrieve/faq.ts';
import type { Turn } from '../turn.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import type { Candidate, CandidateSource } from './candidate.ts';

/**
 * Adds the sentence of another FAQ to an answer to a follow-up: one that is about as probable as the FAQ that is shown, or one that probably
 * answers what a standard reply leaves open.
 *
 * @param rank the sentences for the message, most probable first
 */
export const withSecondSentence = (
  turn: Turn,
  candidate: Candidate,
  rank: () => readonly SentenceMatch[],
): Candidate => ({
  ...candidate,
  compose: () => {
    const reply = candidate.compose();
    if (!turn.dialogue.subject || candidate.isFinal) return reply;
    const { faqId } = reply;
    if (faqId === undefined && !mayLeaveOpen(turn, candidate)) return reply;
    const ranked = rank();
    const other = ranked.find(
      ({ indexed, position }) => indexed.faq.id !== faqId && !saysYesOrNo(indexed.faq, position),
    );
    // "That's all I have on this" would contradict a sentence after it.
    const isReplaced = faqId !== undefined && !reply.sources;
    const beside = faqId === undefined ? thresholds.sentenceOverOthers : leastBeside(ranked, faqId);
    if (!other || other.probability < (isReplaced ? thresholds.sentence : beside)) return reply;
    const { faq } = other.indexed;
    const positions = withReferents(sentencesOf(faq), [other.position]);
    const second = showSentences(turn, { faq, score: other.probability }, positions);
    if (isReplaced) return second;
    const response = faqId === undefined ? introduceEnglish(turn, second.response, 'answer') : second.response;
    return joinReplies(reply, { ...second, response });
  },
});

/** "Yes" would be taken as the answer to what the visitor asked. */
const saysYesOrNo = (faq: Faq, position: number): boolean =>
  startsWithYesOrNo.test(sentencesOf(faq)[position]?.text ?? '');

/** The share of the probability of the best sentence of the FAQ that is shown. */
const minShare = 0.5;

const leastBeside = (ranked: readonly SentenceMatch[], faqId: string): number => {
  const own = ranked.find(({ indexed }) => indexed.faq.id === faqId)?.probability ?? 0;
  return Math.max(thresholds.secondSentence, minShare * own);
};

const standardReplies: ReadonlySet<CandidateSource> = new Set(['safety', 'staffMatter', 'unitQuestion', 'amenity']);

/** Whether the message asks a question and the reply is the same for many questions. */
const mayLeaveOpen = (turn: Turn, candidate: Candidate): boolean =>
  (standardReplies.has(candidate.source) || pointsToRates(candidate, turn)) &&
  turn.act.act === 'question' &&
  asksSomething(turn.said);
