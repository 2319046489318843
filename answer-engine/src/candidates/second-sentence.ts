import { introduceEnglish } from '../compose/introduce-english.ts';
import { joinReplies } from '../compose/join-replies.ts';
import { showSentences, startsWithYesOrNo } from '../compose/show-faq.ts';
import { pointsToRates } from '../decide/compare-with-faq.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { SentenceMatch } from '../rerank/sentence-ranker.ts';
import { sentencesOf, withReferents } from '../retrieve/answer-sentences.ts';
import type { Turn } from '../turn.ts';
import { isCertainQuestion } from '../understand/dialogue/act-classifier.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import type { Candidate, CandidateSource } from './candidate.ts';

/**
 * Adds the sentence of another FAQ to an answer: one that is about as probable as the FAQ that is shown, or one that probably
 * answers what another reply leaves open.
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
    const { faqId } = reply;
    const isExtensible =
      faqId === undefined
        ? mayLeaveOpen(turn, candidate)
        : turn.dialogue.subject !== undefined || candidate.score < thresholds.certainFaq;
    if (candidate.isFinal || !isExtensible) return reply;
    const ranked = rank();
    // "Yes" would be taken as the answer to what the visitor asked.
    const isNew = ({ indexed: { faq }, position }: SentenceMatch) => {
      const text = sentencesOf(faq)[position]?.text ?? '';
      return faq.id !== faqId && !startsWithYesOrNo.test(text) && !reply.response.includes(text);
    };
    const other = ranked.find(isNew);
    // "That's all I have on this" would contradict a sentence after it.
    const isReplaced = faqId !== undefined && !reply.sources;
    const beside = faqId === undefined ? thresholds.sentence : leastBeside(ranked, faqId);
    if (!other || other.probability < (isReplaced ? thresholds.sentence : beside)) return reply;
    const { faq } = other.indexed;
    const positions = withReferents(sentencesOf(faq), [other.position]);
    const second = showSentences(turn, { faq, score: other.probability }, positions);
    if (isReplaced) return second;
    if (faqId !== undefined) return joinReplies(reply, second);
    // The conversation goes on about the reply itself.
    return joinReplies(reply, { ...second, response: introduceEnglish(turn, second.response, 'answer'), dialogue: {} });
  },
});

/** The share of the probability of the best sentence of the FAQ that is shown. */
const minShare = 0.25;

const leastBeside = (ranked: readonly SentenceMatch[], faqId: string): number => {
  const own = ranked.find(({ indexed }) => indexed.faq.id === faqId)?.probability ?? 0;
  return Math.max(thresholds.secondSentence, minShare * own);
};

/** Sources whose replies may answer only a part of a message. */
const partialSources: ReadonlySet<CandidateSource> = new Set([
  'safety',
  'staffMatter',
  'request',
  'unitQuestion',
  'sizeAdvice',
  'availability',
  'recordFact',
  'amenity',
]);
/** Sources whose score is the share of the message that they cover. */
const coveringSources: ReadonlySet<CandidateSource> = new Set(['availability', 'recordFact']);

/** Whether the message asks for something that the reply may leave open. */
function mayLeaveOpen(turn: Turn, candidate: Candidate): boolean {
  const { source, name, score } = candidate;
  // The request quotes the FAQ on waivers itself. One on another fee would sound like a promise.
  if (name === 'waive') return false;
  const asks = asksSomething(turn.said) || isCertainQuestion(turn.act) || source === 'request';
  const coversAll = coveringSources.has(source) && score === 1;
  const isPointer = turn.dialogue.subject !== undefined && pointsToRates(candidate, turn);
  return asks && (isPointer || (partialSources.has(source) && !coversAll));
}
