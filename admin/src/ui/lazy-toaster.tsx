import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToast } from './toast-store.ts';

/** Loads what shows toasts once the first screen stands. Each toast is an occasion to try again after a failure. */
export const LazyToaster = () => {
  const [Toaster, setToaster] = useState<ComponentType>();
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  useEffect(() => {
    if (Toaster) return;
    import('./toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      () => undefined,
    );
  }, [Toaster, toast]);
  return Toaster && <Toaster />;
};
