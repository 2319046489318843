import { blanksOf, fillBlanks } from '@chat-module/contract/starter-blanks';
import { filledByEachRecord, recordBlanks, type StarterFaq, starterBlanks } from '@chat-module/contract/starter-faqs';
import type { BlankValues, StarterSet } from './starter.queries.ts';

export interface FilledFaq extends StarterFaq {
  /** The blanks that remain, by their labels in the form. */
  readonly missing: readonly string[];
}

const labels = new Map<string, string>([
  ...starterBlanks.map(({ name, label }) => [name, label] as const),
  ...Object.entries(recordBlanks),
]);

/** The questions and answers as a bot would store them. */
export const fillForBot = ({ faqs, known }: StarterSet, typed: BlankValues): FilledFaq[] =>
  fill(faqs, known, typed, () => false);

/** As an FAQ set would: it keeps the blanks that the record of each bot's location fills in. */
export const fillForSet = ({ faqs }: StarterSet, typed: BlankValues): FilledFaq[] =>
  fill(faqs, {}, typed, (blank) => filledByEachRecord.has(blank));

const fill = (
  faqs: readonly StarterFaq[],
  known: BlankValues,
  typed: BlankValues,
  mayStayOpen: (blank: string) => boolean,
): FilledFaq[] => {
  const given = Object.entries(typed).map(([name, value]) => [name, value.trim().replace(/[\s.]+$/, '')] as const);
  const values = { ...known, ...Object.fromEntries(given.filter(([, value]) => value !== '')) };
  return faqs.map((faq) => {
    const answer = fillBlanks(faq.answer, values);
    const open = blanksOf(answer).filter((name) => !mayStayOpen(name));
    return { ...faq, answer, missing: open.map((name) => labels.get(name) ?? name) };
  });
};
