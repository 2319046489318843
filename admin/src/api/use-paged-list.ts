import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { type Page, readPage, urlOf } from './read.ts';

/** A list that is read a page at a time, as its reader asks for more; `data` is the rows read so far. */
export const usePagedList = <Row>(queryKey: QueryKey) =>
  useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<Page<Row>> => readPage(urlOf(queryKey, { cursor: pageParam }), signal),
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
  });
