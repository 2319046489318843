import { useSearchParams } from 'wouter';

/** The number of rows on one page of a list. */
export const pageSize = 50;

const pagesParam = 'pages';

/** The number of pages that a screen shows, kept in the URL, so that reloading and going back show as many. */
export const usePages = () => {
  const [search, setSearch] = useSearchParams();
  const pages = Math.max(1, Math.trunc(Number(search.get(pagesParam))) || 1);
  const setPages = (wanted: number) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(pagesParam, String(wanted));
        return next;
      },
      // The scroll position stays with the history entry.
      { replace: true, state: window.history.state },
    );
  return [pages, setPages] as const;
};

/** A different filter is a different list, which starts at its first page. */
export const withoutPages = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  rest.delete(pagesParam);
  return rest;
};
