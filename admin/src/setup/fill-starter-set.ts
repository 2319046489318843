import { blanksOf, fillBlanks } from '@chat-module/contract/starter-blanks';
import { recordBlanks, type StarterFaq, starterBlanks } from '@chat-module/contract/starter-faqs';
import type { BlankValues, StarterSet } from './starter.queries.ts';

export interface FilledFaq extends StarterFaq {
  /** The blanks that remain, by their labels in the form. */
  readonly missing: readonly string[];
}

const labels = new Map<string, string>([
  ...starterBlanks.map(({ name, label }) => [name, label] as const),
  ...Object.entries(recordBlanks),
]);

/** The questions and answers as they would be stored. */
export const fillStarterSet = ({ faqs, known }: StarterSet, typed: BlankValues): FilledFaq[] => {
  const given = Object.entries(typed).map(([name, value]) => [name, value.trim().replace(/[\s.]+$/, '')] as const);
  const values = { ...known, ...Object.fromEntries(given.filter(([, value]) => value !== '')) };
  return faqs.map((faq) => {
    const answer = fillBlanks(faq.answer, values);
    return { ...faq, answer, missing: blanksOf(answer).map((name) => labels.get(name) ?? name) };
  });
};
