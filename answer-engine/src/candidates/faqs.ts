import type { Reply } from '../reply.ts';
import type { FaqMatch } from '../retrieve/faq-index.ts';
import { lazily } from '../text/memoize.ts';
import type { Turn } from '../turn.ts';
import type { Candidate } from './candidate.ts';

const maxCandidates = 5;

/** The best FAQs for a message, best first, whatever their scores. */
export function faqCandidates({ knowledge, read }: Turn): Candidate[] {
  // Only `npm run explain` and Test a Question read the features, so they are not computed for every message.
  const features = lazily(() => knowledge.faqs.compare(read));
  return knowledge.faqs.nearest(read, maxCandidates).map((match) => ({
    source: 'faq',
    name: match.faq.question,
    score: match.score,
    match,
    features: () => features().find(({ faq }) => faq.id === match.faq.id)?.features,
    compose: () => showFaq(match),
  }));
}

/** The FAQ's answer, as the operator wrote it. */
export const showFaq = ({ faq, score }: FaqMatch): Reply => ({
  response: faq.answer,
  responseSource: 'faq',
  faqId: faq.id,
  sources: [{ kind: 'faq', id: faq.id, label: faq.question, score }],
});
