import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from './read.ts';

interface WithId {
  readonly id: string;
}

/** Updates the cached rows of every list under the path, so that no page must be read again. */
const changeRows = <Row extends WithId>(queryClient: QueryClient, path: string, change: (rows: Row[]) => Row[]) =>
  queryClient.setQueriesData<InfiniteData<Page<Row>>>({ queryKey: [path] }, (list) => {
    // Other data than lists, such as a summary, may be cached under the path.
    if (!list?.pages) return list;
    return { ...list, pages: list.pages.map((page) => ({ ...page, rows: change(page.rows) })) };
  });

/** Replaces a changed row. */
export const replaceRow = <Row extends WithId>(queryClient: QueryClient, path: string, row: Row) =>
  changeRows<Row>(queryClient, path, (rows) => rows.map((it) => (it.id === row.id ? row : it)));

export const removeRow = (queryClient: QueryClient, path: string, id: string) =>
  changeRows(queryClient, path, (rows) => rows.filter((it) => it.id !== id));
