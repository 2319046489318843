import { showFaq } from '../compose/show-faq.ts';
import { thresholds } from '../decide/thresholds.ts';
import { lazily } from '../text/memoize.ts';
import type { Turn } from '../turn.ts';
import { analyzeText, type TextAnalysis } from '../understand/analyze-text.ts';
import { readCorrection } from '../understand/dialogue/repair.ts';
import type { Candidate } from './candidate.ts';
import { minimumFor } from './emergency.ts';

const maxCandidates = 5;

/** The best FAQs for a message, best first, regardless of their scores. */
export function faqCandidates(turn: Turn): Candidate[] {
  const { knowledge } = turn;
  const read = readForFaqs(turn);
  // Only `npm run explain` and Test a Question read the features, so they are not computed for every message.
  const features = lazily(() => knowledge.faqs.compare(read));
  return knowledge.faqs.nearest(read, maxCandidates).map((match) => ({
    source: 'faq',
    name: match.faq.question,
    score: match.score,
    minimum: minimumFor(turn, thresholds.faq),
    match,
    features: () => features().find(({ faq }) => faq.id === match.faq.id)?.features,
    compose: () => showFaq(turn, match),
  }));
}

/**
 * The analysis that FAQs are ranked by. For a correction, the analysis of the corrected question or of what is meant, whichever fits an FAQ
 * better.
 */
function readForFaqs({ read, said, knowledge }: Turn): TextAnalysis {
  const correction = readCorrection(said);
  if (!correction) return read;
  const scoreOf = (analysis: TextAnalysis) => knowledge.faqs.nearest(analysis, 1)[0]?.score ?? 0;
  const meant = analyzeText(correction.meant);
  return scoreOf(meant) > scoreOf(read) ? meant : read;
}
