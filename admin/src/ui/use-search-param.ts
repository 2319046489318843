import { useSearchParams } from 'wouter';
import { withoutPages } from './use-pages.ts';

/** One choice kept in the address, so that reloading and sharing keep it; empty where the address has none. */
export const useSearchParam = (name: string) => {
  const [search, setSearch] = useSearchParams();
  const setValue = (value: string) =>
    setSearch(
      (current) => {
        const next = withoutPages(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [search.get(name) ?? '', setValue] as const;
};
