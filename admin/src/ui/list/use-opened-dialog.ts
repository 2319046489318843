import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'wouter';

/**
 * The screen's open dialog and the row it is for. Kept in the URL, so that reloading, signing in again and a shared link
 * open it again.
 */
export const useOpenedDialog = () => {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const show = useCallback(
    (dialog: string, id: string) => {
      // A save may finish after its screen was left and must not navigate back.
      if (window.location.pathname !== path) return;
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of [['dialog', dialog] as const, ['id', id] as const]) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      navigate(next.size === 0 ? path : `${path}?${next}`, { replace: true, state: window.history.state });
    },
    [path, navigate],
  );
  return {
    dialog: search.get('dialog') ?? '',
    id: search.get('id') ?? '',
    open: useCallback((dialog: string, id = '') => show(dialog, id), [show]),
    close: useCallback(() => show('', ''), [show]),
  };
};
