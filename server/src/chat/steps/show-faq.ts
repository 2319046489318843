import type { Reply } from '../chat-turn.ts';
import type { FaqMatch } from '../faq-index.ts';

/** A FAQ in the operator's own words. */
export const showFaq = ({ faq, score }: FaqMatch): Reply => ({
  response: faq.answer,
  responseSource: 'faq',
  faqId: faq.id,
  sources: [{ kind: 'faq', id: faq.id, label: faq.question, score }],
});
