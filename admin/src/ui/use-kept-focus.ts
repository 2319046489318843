import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a list of rows: when the focused row or button disappears, moves the focus to the row that takes its place.
 * Otherwise, the focus would return to the top of the page.
 */
export const useKeptFocus = (rows: readonly unknown[]) => {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ readonly element: Element; readonly at: number }>(undefined);
  useEffect(() => {
    const items = list.current?.children;
    if (!items || rows.length === 0 || !focused.current) return;
    const { element, at } = focused.current;
    if (element.isConnected || document.activeElement !== document.body) return;
    items[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('.row-link')?.focus({ preventScroll: true });
  }, [rows]);
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLUListElement>) => {
    const at = [...currentTarget.children].findIndex((item) => item.contains(target));
    focused.current = { element: target, at };
  };
  return { ref: list, onFocus };
};
