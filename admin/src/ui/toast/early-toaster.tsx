import { X } from 'lucide-react';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import {
  toastCornerClass,
  toastDescriptionClass,
  toastPanelClass,
  toastTextClass,
  toastTitleClass,
} from './toast-classes.ts';
import { currentToast, dismissToast, subscribeToToast, type Toast } from './toast-store.ts';

const PlainToast = ({ toast: { id, tone, title, description, action } }: { toast: Toast }) => (
  <section aria-label="Notifications (F8)">
    <ol className={toastCornerClass}>
      <li className={toastPanelClass(tone)}>
        <div role="status" className={toastTextClass}>
          <div className={toastTitleClass}>{title}</div>
          <div className={toastDescriptionClass}>{description}</div>
        </div>
        {action && (
          <Button
            onClick={() => {
              dismissToast(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton icon={X} label="Dismiss" onClick={() => dismissToast(id)} />
      </li>
    </ol>
  </section>
);

/**
 * Loads the toaster after the first screen has rendered, and shows toasts without it until then: an error message must
 * not wait for a download over the same bad connection. Each toast retries the download.
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
