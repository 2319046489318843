import type { Faq } from '@chat-module/contract/faqs';
import { searchForm } from '@chat-module/contract/search-form';

/** Empty fields don't filter. */
export interface FaqFilter {
  readonly search: string;
  readonly category: string;
  readonly status: string;
}

const holdsEveryWord = ({ question, answer, questionEs, answerEs }: Faq, words: readonly string[]): boolean => {
  const text = searchForm([question, answer, questionEs, answerEs].join('\n'));
  return words.every((word) => text.includes(word));
};

/** The FAQs that meet every condition; a search requires all its words, anywhere. */
export const filterFaqs = <Row extends Faq>(faqs: readonly Row[], { search, category, status }: FaqFilter): Row[] => {
  const words = searchForm(search).split(/\s+/);
  return faqs.filter(
    (faq) =>
      (category === '' || faq.category === category) &&
      (status === '' || faq.status === status) &&
      holdsEveryWord(faq, words),
  );
};

export const categoriesOf = (faqs: readonly Faq[]): string[] =>
  [...new Set(faqs.map(({ category }) => category))].sort((a, b) => a.localeCompare(b));
