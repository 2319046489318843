import type { Reply } from '../reply.ts';
import type { FaqMatch } from '../retrieve/faq-index.ts';
import { lazily } from '../text/memoize.ts';
import type { Turn } from '../turn.ts';
import type { Candidate } from './candidate.ts';

const compared = 5;

export function faqCandidates({ knowledge, read }: Turn): Candidate[] {
  // Only an explanation asks for the features, and keeping those of every message would take megabytes.
  const features = lazily(() => knowledge.faqs.compare(read));
  return knowledge.faqs.nearest(read, compared).map((match) => ({
    source: 'faq',
    name: match.faq.question,
    score: match.score,
    match,
    features: () => features().find(({ faq }) => faq.id === match.faq.id)?.features,
    compose: () => showFaq(match),
  }));
}

/** A FAQ in the operator's own words. */
export const showFaq = ({ faq, score }: FaqMatch): Reply => ({
  response: faq.answer,
  responseSource: 'faq',
  faqId: faq.id,
  sources: [{ kind: 'faq', id: faq.id, label: faq.question, score }],
});
