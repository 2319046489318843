import { useSearchParams } from 'wouter';
import { withoutPages } from './use-pages.ts';

/** A choice kept in the URL, so that reloading and sharing keep it; empty if the URL has none. */
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
