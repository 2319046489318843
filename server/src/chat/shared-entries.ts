import type { Faq } from '@chat-module/answer-engine/retrieve/faq';
import { type IndexedFaq, indexFaq } from '@chat-module/answer-engine/retrieve/indexed-faq';

/**
 * By id, the indexed FAQs that some bot holds in memory, so that bots with the same FAQ of a set index and hold it once. One
 * id may have several texts, because blanks are filled in for each bot.
 */
const held = new Map<string, WeakRef<IndexedFaq>[]>();

const released = new FinalizationRegistry<string>((id) => {
  const alive = (held.get(id) ?? []).filter((entry) => entry.deref());
  if (alive.length > 0) held.set(id, alive);
  else held.delete(id);
});

export const hasSameText = (a: Faq, b: Faq): boolean =>
  a.question === b.question &&
  a.answer === b.answer &&
  a.spanish?.question === b.spanish?.question &&
  a.spanish?.answer === b.spanish?.answer;

export function findShared(faq: Faq): IndexedFaq | undefined {
  for (const entry of held.get(faq.id) ?? []) {
    const indexed = entry.deref();
    if (indexed && hasSameText(indexed.faq, faq)) return indexed;
  }
  return undefined;
}

/** The entry of another bot, or a new one. */
export function indexShared(faq: Faq): IndexedFaq {
  const known = findShared(faq);
  if (known) return known;
  const entry = indexFaq(faq);
  held.set(faq.id, [...(held.get(faq.id) ?? []), new WeakRef(entry)]);
  released.register(entry, faq.id);
  return entry;
}
