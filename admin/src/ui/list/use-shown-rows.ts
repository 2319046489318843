import type { MoreRows } from './load-more.tsx';
import { pageSize } from './use-pages.ts';

/** The rendered part of a long list: fifty rows, and fifty more each time. */
export const useShownRows = <Row>(
  rows: readonly Row[],
  [pages, setPages]: readonly [number, (pages: number) => void],
) => {
  const limit = pages * pageSize;
  const more: MoreRows = { hasMore: rows.length > limit, onMore: () => setPages(pages + 1) };
  return { shown: rows.slice(0, limit), more };
};
