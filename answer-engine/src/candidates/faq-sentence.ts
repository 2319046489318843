import { asksForWhole, questionIn, showAskedSentence, showSentences, withRelatedFaqs } from '../compose/show-faq.ts';
import { thresholds } from '../decide/thresholds.ts';
import { sentencesOf } from '../retrieve/answer-sentences.ts';
import { type AskedSentence, findAskedSentence, readSentenceQuery } from '../retrieve/asked-sentence.ts';
import type { Turn } from '../turn.ts';
import { dependsOnContext, isShort } from '../understand/dialogue/depends-on-context.ts';
import { findRepair } from '../understand/dialogue/repair.ts';
import type { Candidate } from './candidate.ts';

/** How far back a follow-up reaches, in FAQs. */
const maxSubjects = 3;

/**
 * The sentence that answers a follow-up, from the FAQs that the dialogue has shown: "who pays for gas" after the FAQ on the moving truck.
 *
 * @param faqs the candidates for the message by itself, best first
 * @param others the candidates of all other sources
 */
export function faqSentenceCandidate(
  turn: Turn,
  faqs: readonly Candidate[],
  others: readonly Candidate[],
): Candidate | undefined {
  const { dialogue, knowledge } = turn;
  const repair = findRepair(turn.said);
  if (repair) return repair === 'more' ? restOfAnswer(turn) : undefined;
  const question = questionIn(turn);
  const [best] = faqs;
  if (!dialogue.shown?.length || !dialogue.subject || !isShort(question)) return undefined;
  if (best?.match && asksForWhole(turn, best.match.faq)) return undefined;
  const query = readSentenceQuery(question);
  const isContextual = dependsOnContext(turn.said);
  for (const { faqId } of dialogue.shown.slice(0, maxSubjects)) {
    const indexed = knowledge.faqs.entries.get(faqId);
    const asked = indexed && findAskedSentence(query, indexed);
    if (!indexed || !asked) continue;
    const isSubject = faqId === dialogue.subject.faqId;
    const isNearest = best?.match?.faq.id === faqId;
    const nearestScore = best?.score ?? 0;
    const evidence = {
      isContextual,
      isSubject,
      hasOthers: others.length > 0,
      ownScore: isNearest ? nearestScore : 0,
      rivalScore: isNearest ? 0 : nearestScore,
    };
    if (!answers(asked, evidence)) continue;
    const { faq } = indexed;
    const score = Math.min(1, asked.coverage + (asked.hasFigure ? 0.5 : 0));
    return {
      source: 'faqSentence',
      name: faq.question,
      score,
      compose: () => showAskedSentence(turn, { faq, score }, asked),
    };
  }
  return undefined;
}

/** "Tell me more": the sentences that were left out, or, when all were shown, the phone and related questions. */
function restOfAnswer(turn: Turn): Candidate | undefined {
  const { dialogue, knowledge } = turn;
  const [last] = dialogue.shown ?? [];
  const faq = last && knowledge.faqs.entries.get(last.faqId)?.faq;
  if (!faq || dialogue.lastReply?.responseSource !== 'faq') return undefined;
  const rest = sentencesOf(faq).flatMap((_, at) => (last.sentences.includes(at) ? [] : [at]));
  return {
    source: 'faqSentence',
    name: faq.question,
    score: 1,
    compose: () =>
      rest.length > 0
        ? { ...showSentences(turn, { faq, score: 1 }, rest), canTellMore: false }
        : withRelatedFaqs(turn, faq.id, { response: '', responseSource: 'faq', faqId: faq.id, isQuestion: false }),
  };
}

interface Evidence {
  readonly isContextual: boolean;
  readonly isSubject: boolean;
  /** Another source has an answer. */
  readonly hasOthers: boolean;
  /** The probability that the FAQ answers the message by itself, if no other FAQ is more likely to. */
  readonly ownScore: number;
  /** The probability of a likelier FAQ. */
  readonly rivalScore: number;
}

function answers(asked: AskedSentence, evidence: Evidence): boolean {
  const { coverage, faqCoverage, hasFigure, isClear, hasTerm, hasTerms } = asked;
  const { isContextual, isSubject, hasOthers, ownScore, rivalScore } = evidence;
  if (!isClear) return false;
  if (ownScore >= thresholds.nearSubject && !hasOthers && (coverage > 0 || hasFigure)) return true;
  const isWhole = coverage >= thresholds.wholeCoverage;
  const hasRival = hasOthers || rivalScore >= thresholds.faq;
  if (!isContextual) return !hasRival && (hasTerms ? isWhole && hasTerm : hasFigure && isSubject);
  const covers = coverage >= thresholds.sentenceCoverage;
  const isFigure = hasFigure && isSubject && (!hasTerms || faqCoverage >= thresholds.sentenceCoverage);
  if (!covers && !isFigure) return false;
  if (hasOthers && hasTerms && faqCoverage < thresholds.wholeCoverage) return false;
  if (rivalScore >= thresholds.faq) return isSubject && (isWhole || (hasFigure && (covers || !hasTerms)));
  return isSubject || isWhole;
}
