import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'wouter';

const openedHere = { isRowOpenedHere: true } as const;

const isOpenedHere = (): boolean => window.history.state?.isRowOpenedHere === true;

/**
 * The row that the screen's side panel shows, by the name of its URL parameter. Reloading and a shared link open it again.
 * Opening one adds a history entry, so that the browser's Back closes it; going from row to row doesn't.
 */
export const useOpenedRow = (param: string) => {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const openId = search.get(param) ?? '';
  const hrefOf = (id: string): string => {
    const next = new URLSearchParams(search);
    if (id === '') next.delete(param);
    else next.set(param, id);
    return next.size === 0 ? path : `${path}?${next}`;
  };
  const close = useCallback(() => {
    if (isOpenedHere()) return window.history.back();
    const next = new URLSearchParams(window.location.search);
    next.delete(param);
    navigate(next.size === 0 ? path : `${path}?${next}`, { replace: true });
  }, [param, path, navigate]);
  return {
    openId,
    hrefOf,
    /** The URL for the link to another row. */
    history: openId === '' ? { state: openedHere } : { replace: true, state: window.history.state },
    /** Opens another row in place of the open one. */
    show: (id: string) => navigate(hrefOf(id), { replace: true, state: window.history.state }),
    close,
  };
};
