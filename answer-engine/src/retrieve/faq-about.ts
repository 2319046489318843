import { thresholds } from '../decide/thresholds.ts';
import { probabilityOf } from '../understand/intents/intents.ts';
import type { Faq } from './faq.ts';
import type { IndexedFaqs } from './indexed-faq.ts';

/** The probability that an FAQ is about one of some intents; 0 for an unknown FAQ. */
export function probabilityAbout(entries: IndexedFaqs, faqId: string | undefined, intents: readonly string[]): number {
  const indexed = faqId === undefined ? undefined : entries.get(faqId);
  return indexed ? intents.reduce((total, intent) => total + probabilityOf(indexed.intents, intent), 0) : 0;
}

/** The FAQ that is most probably about one of some intents, if the probability is above one half. */
export function faqAbout(
  entries: IndexedFaqs,
  intents: readonly string[],
  isEligible: (faq: Faq) => boolean,
): Faq | undefined {
  let best: Faq | undefined;
  let highest: number = thresholds.intent;
  for (const { faq } of entries.values()) {
    const probability = probabilityAbout(entries, faq.id, intents);
    if (probability < highest || !isEligible(faq)) continue;
    best = faq;
    highest = probability;
  }
  return best;
}
