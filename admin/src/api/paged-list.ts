import { type InfiniteData, type QueryClient, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { type Page, readPage, urlOf } from './read.ts';

/** A list that is read a page at a time; `data` holds the rows read so far. */
export const usePagedList = <Row>(key: QueryKey) =>
  useInfiniteQuery({
    queryKey: key,
    initialPageParam: '',
    queryFn: ({ queryKey, pageParam, signal }): Promise<Page<Row>> =>
      readPage(urlOf(queryKey, { cursor: pageParam }), signal),
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
  });

/** Puts a changed row in its place in every list read from the path, which need not be read again, page after page. */
export const replaceRow = <Row extends { readonly id: string }>(queryClient: QueryClient, path: string, row: Row) =>
  queryClient.setQueriesData<InfiniteData<Page<Row>>>({ queryKey: [path] }, (list) => {
    if (!list) return undefined;
    const pages = list.pages.map((page) => ({ ...page, rows: page.rows.map((it) => (it.id === row.id ? row : it)) }));
    return { ...list, pages };
  });
