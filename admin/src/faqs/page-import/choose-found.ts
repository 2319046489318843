import type { FoundFaq } from '@chat-module/contract/faqs';
import type { FaqToImport } from '../csv-import/read-faq-csv.ts';

/** The questions chosen for the import, by their position on the page. */
export type Chosen = ReadonlySet<number>;

export const canChoose = ({ state }: FoundFaq): boolean => state !== 'same';

const placesOf = (faqs: readonly FoundFaq[], isWanted: (faq: FoundFaq) => boolean): Chosen =>
  new Set(faqs.flatMap((faq, at) => (isWanted(faq) ? [at] : [])));

/** The initial selection: all but edited FAQs. */
export const chosenAtFirst = (faqs: readonly FoundFaq[]): Chosen =>
  placesOf(faqs, ({ state }) => state === 'new' || state === 'changed');

export const chosenAll = (faqs: readonly FoundFaq[]): Chosen => placesOf(faqs, canChoose);

export const withToggled = (chosen: Chosen, at: number): Chosen => {
  const toggled = new Set(chosen);
  if (!toggled.delete(at)) toggled.add(at);
  return toggled;
};

export const faqsToImport = (faqs: readonly FoundFaq[], chosen: Chosen): FaqToImport[] =>
  faqs
    .filter((_, at) => chosen.has(at))
    .map(({ question, answer, category, state }) => ({
      question,
      answer,
      category,
      ...(state === 'edited' && { overwrite: true }),
    }));
