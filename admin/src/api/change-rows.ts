import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from './read.ts';

interface WithId {
  readonly id: string;
}

/** Changes what was read of every list from the path, so that it need not be read again, page after page. */
const changeRows = <Row extends WithId>(queryClient: QueryClient, path: string, change: (rows: Row[]) => Row[]) =>
  queryClient.setQueriesData<InfiniteData<Page<Row>>>({ queryKey: [path] }, (list) => {
    // Under the path there may be more than lists, such as a summary.
    if (!list?.pages) return list;
    return { ...list, pages: list.pages.map((page) => ({ ...page, rows: change(page.rows) })) };
  });

/** Puts a changed row in its place. */
export const replaceRow = <Row extends WithId>(queryClient: QueryClient, path: string, row: Row) =>
  changeRows<Row>(queryClient, path, (rows) => rows.map((it) => (it.id === row.id ? row : it)));

export const removeRow = (queryClient: QueryClient, path: string, id: string) =>
  changeRows(queryClient, path, (rows) => rows.filter((it) => it.id !== id));
