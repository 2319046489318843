import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from './read.ts';

/** Puts a changed row in its place in every list read from the path, which need not be read again, page after page. */
export const replaceRow = <Row extends { readonly id: string }>(queryClient: QueryClient, path: string, row: Row) =>
  queryClient.setQueriesData<InfiniteData<Page<Row>>>({ queryKey: [path] }, (list) => {
    if (!list) return undefined;
    const pages = list.pages.map((page) => ({ ...page, rows: page.rows.map((it) => (it.id === row.id ? row : it)) }));
    return { ...list, pages };
  });
