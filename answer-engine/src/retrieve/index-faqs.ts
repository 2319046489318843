import type { Faq } from './faq.ts';
import { createFaqIndex, type FaqIndex } from './faq-index.ts';
import { type IndexedFaq, indexFaq } from './indexed-faq.ts';
import { createInvertedIndex } from './inverted-index.ts';

/** Indexes FAQs synchronously; five thousand take seconds. */
export function indexFaqs(faqs: readonly Faq[]): FaqIndex {
  const entries = new Map<string, IndexedFaq>();
  const builder = createInvertedIndex(faqs.length);
  for (const faq of faqs) {
    const indexed = indexFaq(faq);
    entries.set(faq.id, indexed);
    builder.add(indexed);
  }
  return createFaqIndex(entries, builder.index, { correctsSpelling: true });
}
