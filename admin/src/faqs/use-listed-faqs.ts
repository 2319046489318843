import type { InheritedFaq } from '@chat-module/contract/faq-sets';
import type { Faq } from '@chat-module/contract/faqs';
import { useFaqs } from './faqs.queries.ts';
import { useInheritedFaqs, useSetFaqs } from './sets/faq-sets.queries.ts';

/** A row of the list. Marks FAQs that the chosen bot inherits from a set. */
export type ListedFaq = Faq | InheritedFaq;

export const isInherited = (faq: ListedFaq): faq is InheritedFaq => 'state' in faq;

interface Owner {
  readonly botId: string;
  readonly setId: string;
}

/** The FAQs of a bot with those of its sets, of a set, or all. */
export const useListedFaqs = ({ botId, setId }: Owner) => {
  const own = useFaqs();
  const shared = useSetFaqs();
  const inherited = useInheritedFaqs(botId);
  const failures = [own, shared, inherited].filter(({ isLoadingError }) => isLoadingError);
  const failed = failures[0] && {
    error: failures[0].error,
    refetch: () => Promise.all(failures.map(({ refetch }) => refetch())),
  };
  const list = (): ListedFaq[] | undefined => {
    if (!own.data || !shared.data) return undefined;
    if (setId !== '') return shared.data.filter((faq) => faq.setId === setId);
    if (botId === '') return [...own.data, ...shared.data];
    return inherited.data && [...own.data.filter((faq) => faq.botId === botId), ...inherited.data];
  };
  return { faqs: list(), hasAny: (own.data?.length ?? 0) + (shared.data?.length ?? 0) > 0, failed };
};
