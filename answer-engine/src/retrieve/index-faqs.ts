import type { Faq } from './faq.ts';
import type { FaqIndex } from './faq-index.ts';
import { createFaqIndexBuilder } from './faq-index-builder.ts';
import { indexFaq } from './indexed-faq.ts';

/** Indexes FAQs synchronously; five thousand take seconds. */
export function indexFaqs(faqs: readonly Faq[]): FaqIndex {
  const builder = createFaqIndexBuilder(faqs);
  for (const faq of faqs) builder.add(indexFaq(faq));
  return builder.build({ correctsSpelling: true });
}
