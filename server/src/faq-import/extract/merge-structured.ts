import { questionKey } from '../../faqs/question-key.ts';
import type { ExtractedFaq } from './extracted-faq.ts';

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

const maxWords = 100;

/** The first words with their counts, or characters in scripts without spaces. Link URLs are ignored. */
const wordsOf = (markdown: string): Map<string, number> => {
  const words = markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(unspaced, ' $& ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const counts = new Map<string, number>();
  for (const word of words.slice(0, maxWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const sizeOf = (words: ReadonlyMap<string, number>): number =>
  [...words.values()].reduce((sum, count) => sum + count, 0);

const inCommon = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number => {
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  return common;
};

/** From 0 (no common word) to 1. */
const likeness = (one: string, other: string): number => {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return (2 * inCommon(words, others)) / Math.max(1, sizeOf(words) + sizeOf(others));
};

/** The same question in almost the same words, or in others with the same answer. */
const isSame = (one: ExtractedFaq, other: ExtractedFaq): boolean => {
  const asked = likeness(one.question, other.question);
  return asked >= 0.8 || (asked >= 0.4 && likeness(one.answer, other.answer) >= 0.7);
};

/** Visible text wins over structured data, because it has links and lists, unless it was misread. */
const saysAll = (visible: string, structured: string): boolean => {
  const words = wordsOf(structured);
  const isNoLonger = questionKey(visible).length <= 3 * questionKey(structured).length + 200;
  return isNoLonger && inCommon(words, wordsOf(visible)) >= 0.7 * sizeOf(words);
};

const merged = (visible: ExtractedFaq, structured: ExtractedFaq | undefined): ExtractedFaq =>
  !structured || saysAll(visible.answer, structured.answer) ? visible : { ...structured, category: visible.category };

const firstByKey = (faqs: readonly ExtractedFaq[]): Map<string, ExtractedFaq> => {
  const byKey = new Map<string, ExtractedFaq>();
  for (const faq of faqs) {
    const key = questionKey(faq.question);
    if (!byKey.has(key)) byKey.set(key, faq);
  }
  return byKey;
};

// All pairs are compared, which is slow for long lists; lists that people write are shorter.
const maxCompared = 100;

/** The visible ones in the page's order, then those only in its data; each question once. */
export const mergeStructured = (
  visibleFaqs: readonly ExtractedFaq[],
  structuredFaqs: readonly ExtractedFaq[],
): ExtractedFaq[] => {
  const structured = firstByKey(structuredFaqs);
  const visible = firstByKey(visibleFaqs);
  const found = [...visible].map(([key, faq]) => merged(faq, structured.get(key)));
  const onlyVisible = [...visible].flatMap(([key, faq]) => (structured.has(key) ? [] : [faq])).slice(0, maxCompared);
  const onlyStructured = [...structured].flatMap(([key, faq]) => (visible.has(key) ? [] : [faq]));
  const isNew = (faq: ExtractedFaq, at: number): boolean =>
    at >= maxCompared || !onlyVisible.some((shown) => isSame(shown, faq));
  return [...found, ...onlyStructured.filter(isNew)];
};
