import { showFaq } from '../compose/show-faq.ts';
import { thresholds } from '../decide/thresholds.ts';
import { findAskedSentence, readSentenceQuery } from '../retrieve/asked-sentence.ts';
import { lazily } from '../text/memoize.ts';
import type { Turn } from '../turn.ts';
import { analyzeText, type TextAnalysis } from '../understand/analyze-text.ts';
import { asksAboutSubject } from '../understand/dialogue/depends-on-context.ts';
import { findRepair, readCorrection } from '../understand/dialogue/repair.ts';
import type { Candidate } from './candidate.ts';

const maxCandidates = 5;

/** The best FAQs for a message, best first, whatever their scores. */
export function faqCandidates(turn: Turn): Candidate[] {
  const { knowledge } = turn;
  const read = readForFaqs(turn);
  // Only `npm run explain` and Test a Question read the features, so they are not computed for every message.
  const features = lazily(() => knowledge.faqs.compare(read));
  return knowledge.faqs.nearest(read, maxCandidates).map((match) => ({
    source: 'faq',
    name: match.faq.question,
    score: match.score,
    match,
    features: () => features().find(({ faq }) => faq.id === match.faq.id)?.features,
    compose: () => showFaq(turn, match),
  }));
}

/**
 * The analysis by which FAQs are ranked: of the message with the subject of the dialogue, unless that only finds the FAQ which has been
 * shown, and nothing in the message speaks for it.
 */
function readForFaqs(turn: Turn): TextAnalysis {
  const { read, said, text, knowledge, dialogue } = turn;
  const scoreOf = (analysis: TextAnalysis) => knowledge.faqs.nearest(analysis, 1)[0]?.score ?? 0;
  const correction = readCorrection(said);
  if (correction) return [read, analyzeText(correction.meant)].reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
  if (text === said || !dialogue.shown || findRepair(said) === 'repeat') return read;
  const [best] = knowledge.faqs.nearest(read, 1);
  if (!best || !dialogue.shown.some(({ faqId }) => faqId === best.faq.id)) return read;
  const indexed = knowledge.faqs.entries.get(best.faq.id);
  const asked = indexed && findAskedSentence(readSentenceQuery(said), indexed);
  if (asked?.isSupported) return read;
  const alone = analyzeText(said);
  return scoreOf(alone) < thresholds.clarify && asksAboutSubject(said) ? read : alone;
}
