import type { FaqEntry } from './faq-entry.ts';

/** In how many of a bot's FAQs each word stands. */
export interface FaqWords {
  readonly faqCount: number;
  readonly frequencies: ReadonlyMap<string, number>;
}

export function countWords(frequencies: Map<string, number>, { question, answer }: FaqEntry): void {
  for (const stem of question.stems.keys()) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
  for (const stem of answer.stems.keys())
    if (!question.stems.has(stem)) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
}

/** How much a word tells these FAQs apart, from 0 if all have it to 1 if none has: inverse document frequency, as a share. */
export function tellingAmong({ faqCount, frequencies }: FaqWords, stem: string): number {
  const rarity = (frequency: number) => Math.log(1 + (faqCount - frequency + 0.5) / (frequency + 0.5));
  return rarity(frequencies.get(stem) ?? 0) / rarity(0);
}
