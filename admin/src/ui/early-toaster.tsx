import { X } from 'lucide-react';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';
import {
  toastCornerClass,
  toastDescriptionClass,
  toastPanelClass,
  toastTextClass,
  toastTitleClass,
} from './toast-classes.ts';
import { currentToast, dismissToast, subscribeToToast, type Toast } from './toast-store.ts';

const PlainToast = ({ toast: { id, tone, title, description } }: { toast: Toast }) => (
  <section aria-label="Notifications (F8)">
    <ol className={toastCornerClass}>
      <li className={toastPanelClass(tone)}>
        <div role="status" className={toastTextClass}>
          <div className={toastTitleClass}>{title}</div>
          <div className={toastDescriptionClass}>{description}</div>
        </div>
        <IconButton icon={X} label="Dismiss" onClick={() => dismissToast(id)} />
      </li>
    </ol>
  </section>
);

/**
 * Loads the toaster once the first screen stands, and shows toasts without it until then: a toast that tells of a
 * failure must not wait for a download on the same bad line. Each toast is an occasion to try again.
 */
export const EarlyToaster = () => {
  const [Toaster, setToaster] = useState<ComponentType>();
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  useEffect(() => {
    if (Toaster) return;
    import('./toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      () => undefined,
    );
  }, [Toaster, toast]);
  if (Toaster) return <Toaster />;
  return toast?.isOpen && <PlainToast toast={toast} />;
};
