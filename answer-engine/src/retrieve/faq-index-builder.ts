import type { Faq } from './faq.ts';
import { createFaqIndex, type FaqIndex } from './faq-index.ts';
import type { IndexedFaq, IndexedFaqs } from './indexed-faq.ts';
import { createInvertedIndex } from './inverted-index.ts';

export interface FaqIndexBuilder {
  add(indexed: IndexedFaq): void;
  /** The FAQs added so far, by id. */
  readonly entries: IndexedFaqs;
  /** The index of everything added so far. */
  build(options: Parameters<typeof createFaqIndex>[2]): FaqIndex;
}

/** @param faqs the FAQs that will be added */
export function createFaqIndexBuilder(faqs: readonly Faq[]): FaqIndexBuilder {
  const original = createVersionBuilder(faqs.length);
  const spanish = faqs.some((faq) => faq.spanish) ? createVersionBuilder(faqs.length) : undefined;
  return {
    entries: original.entries,
    add(indexed) {
      original.add(indexed);
      spanish?.add(indexed.spanish ?? indexed);
    },
    build: (options) => ({ ...original.build(options), spanish: spanish?.build(options) }),
  };
}

function createVersionBuilder(maxFaqs: number): FaqIndexBuilder {
  const entries = new Map<string, IndexedFaq>();
  const inverted = createInvertedIndex(maxFaqs);
  return {
    entries,
    add(indexed) {
      entries.set(indexed.faq.id, indexed);
      inverted.add(indexed);
    },
    build: (options) => createFaqIndex(entries, inverted.index, options),
  };
}
