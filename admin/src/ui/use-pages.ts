import { useSearchParams } from 'wouter';

/** How much of a list one page of it holds. */
export const pageSize = 50;

const pagesParam = 'pages';

/** How many pages of its list a screen shows, kept in the address: reloading and coming back show as many. */
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
      // The place in the screen stays with the entry of the history.
      { replace: true, state: window.history.state },
    );
  return [pages, setPages] as const;
};

/** Another choice is another list, read from its start. */
export const withoutPages = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  rest.delete(pagesParam);
  return rest;
};
