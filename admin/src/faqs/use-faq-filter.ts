import { useSearchParams } from 'wouter';
import { useSearchParam } from '../ui/use-search-param.ts';

/** The filter of the FAQ list, kept in the URL. */
export const useFaqFilter = () => {
  const [search, setSearch] = useSearchParam('search');
  const [botId, setBotId] = useSearchParam('botId');
  const [category, setCategory] = useSearchParam('category');
  const [status, setStatus] = useSearchParam('status');
  const [, setParams] = useSearchParams();
  const clear = () => setParams({}, { replace: true });
  return { filter: { search, botId, category, status }, setSearch, setBotId, setCategory, setStatus, clear };
};

export type FaqFilterApi = ReturnType<typeof useFaqFilter>;
