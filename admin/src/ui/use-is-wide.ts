import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`, the width at which the sidebar appears. */
const wide = window.matchMedia('(min-width: 64rem)');

const subscribe = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Whether the window has room for two panes. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
