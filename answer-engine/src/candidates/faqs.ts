import { asksForWhole, showFaq } from '../compose/show-faq.ts';
import { thresholds } from '../decide/thresholds.ts';
import { type AskedSentence, findAskedSentence, readSentenceQuery } from '../retrieve/asked-sentence.ts';
import type { FaqMatch } from '../retrieve/faq-index.ts';
import { lazily } from '../text/memoize.ts';
import type { Turn } from '../turn.ts';
import { analyzeText, type TextAnalysis } from '../understand/analyze-text.ts';
import { asksAboutSubject } from '../understand/dialogue/depends-on-context.ts';
import { findRepair, readCorrection } from '../understand/dialogue/repair.ts';
import { domainProbability, domainsOf } from '../understand/intents/intents.ts';
import type { Candidate } from './candidate.ts';

const maxCandidates = 5;

/** The best FAQs for a message, best first, whatever their scores; without one that the visitor has read and that lacks the price asked for. */
export function faqCandidates(turn: Turn): Candidate[] {
  const { knowledge } = turn;
  const read = readForFaqs(turn);
  // Only `npm run explain` and Test a Question read the features, so they are not computed for every message.
  const features = lazily(() => knowledge.faqs.compare(read));
  const matches = knowledge.faqs
    .nearest(read, maxCandidates)
    .filter((match) => !isShown(turn, match) || asksForWhole(turn, match.faq) || !askedOf(turn, match)?.lacksAmount);
  return matches.map((match) => ({
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
  if (!best || !isShown(turn, best)) return read;
  const asked = askedOf(turn, best);
  if (asked?.isSupported && !asked.lacksAmount) return read;
  const alone = analyzeText(said);
  if (asked?.lacksAmount || !asksAboutSubject(said)) return alone;
  const isOffTopic = domainProbability(domainsOf(alone.intents), 'out-of-domain') >= thresholds.intent;
  return scoreOf(alone) < (isOffTopic ? thresholds.clarify : thresholds.certainFaq) ? read : alone;
}

const isShown = ({ dialogue }: Turn, { faq }: FaqMatch): boolean =>
  dialogue.shown?.some(({ faqId }) => faqId === faq.id) ?? false;

function askedOf({ said, knowledge }: Turn, { faq }: FaqMatch): AskedSentence | undefined {
  const indexed = knowledge.faqs.entries.get(faq.id);
  return indexed && findAskedSentence(readSentenceQuery(said), indexed);
}
