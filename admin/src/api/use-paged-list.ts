import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MoreRows } from '../ui/list/load-more.tsx';
import { pageSize, usePages } from '../ui/list/use-pages.ts';
import { type Page, readPage, urlOf } from './read.ts';

/** The most rows that the server returns at once. */
const largestPageSize = 200;

interface PageParam {
  readonly cursor: string;
  readonly limit: number;
}

const countRows = (pages: readonly Page<unknown>[]): number =>
  pages.reduce((count, { rows }) => count + rows.length, 0);

/** Reads the missing rows, at least fifty; a restored list is read in larger pages. */
const limitFor = (missing: number): number => Math.min(largestPageSize, Math.max(pageSize, missing));

/** A list that is read page by page on demand; the URL holds the number of pages shown. */
export const usePagedList = <Row>(queryKey: QueryKey) => {
  const [pages, setPages] = usePages();
  const wanted = pages * pageSize;
  const list = useInfiniteQuery({
    queryKey,
    initialPageParam: { cursor: '', limit: limitFor(wanted) },
    queryFn: ({ pageParam: { cursor, limit }, signal }): Promise<Page<Row>> =>
      readPage(urlOf(queryKey, { cursor, limit: limit === pageSize ? undefined : limit }), signal),
    getNextPageParam: ({ nextCursor }, read): PageParam | null => {
      const missing = wanted - countRows(read);
      return nextCursor === null || missing <= 0 ? null : { cursor: nextCursor, limit: limitFor(missing) };
    },
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const read = data?.pages.flatMap((page) => page.rows) ?? [];
  const more: MoreRows = {
    hasMore: read.length > wanted || (data?.pages.at(-1)?.nextCursor ?? null) !== null,
    onMore: () => (isFetchNextPageError ? fetchNextPage() : setPages(pages + 1)),
    isLoading: list.isFetchingNextPage || (hasNextPage && !isFetchNextPageError),
    failure: isFetchNextPageError ? list.error : null,
  };
  const { isPending, isLoadingError, error, refetch } = list;
  return { rows: read.slice(0, wanted), more, isPending, isLoadingError, error, refetch };
};
