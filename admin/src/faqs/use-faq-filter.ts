import { useSearchParams } from 'wouter';
import { withoutPages } from '../ui/list/use-pages.ts';
import { useSearchParam } from '../ui/list/use-search-param.ts';

/** The filter of the FAQ list, kept in the URL. */
export const useFaqFilter = () => {
  const [search, setSearch] = useSearchParam('search');
  const [botId] = useSearchParam('botId');
  const [setId] = useSearchParam('setId');
  const [category, setCategory] = useSearchParam('category');
  const [status, setStatus] = useSearchParam('status');
  const [, setParams] = useSearchParams();
  /** A bot or a set, never both. */
  const chooseOwner = (owner: 'botId' | 'setId', id: string) =>
    setParams(
      (current) => {
        const next = withoutPages(current);
        next.delete('botId');
        next.delete('setId');
        if (id !== '') next.set(owner, id);
        return next;
      },
      { replace: true },
    );
  const clear = () => setParams({}, { replace: true });
  return { filter: { search, botId, setId, category, status }, setSearch, chooseOwner, setCategory, setStatus, clear };
};

export type FaqFilterApi = ReturnType<typeof useFaqFilter>;
