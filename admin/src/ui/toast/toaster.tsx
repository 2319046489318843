import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { iconButtonClass } from '../icon-button.tsx';
import { keepToastClear } from './place-toast.ts';
import {
  toastCornerClass,
  toastDescriptionClass,
  toastPanelClass,
  toastTextClass,
  toastTitleClass,
} from './toast-classes.ts';
import { currentToast, dismissToast, subscribeToToast, type Toast } from './toast-store.ts';

const durationMs = 5000;
/** Time to decide and to reach the button. */
const durationWithActionMs = 10_000;
const swipeThresholdPx = 50;

const motion =
  'data-[state=open]:animate-slide-in data-[swipe=end]:animate-swipe-out ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0';

const ToastPanel = ({ toast }: { toast: Toast }) => (
  <Primitive.Root
    open={toast.isOpen}
    duration={toast.action && durationWithActionMs}
    onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
    className={toastPanelClass(toast.tone, motion)}
  >
    <div className={toastTextClass}>
      <Primitive.Title className={toastTitleClass}>{toast.title}</Primitive.Title>
      <Primitive.Description className={toastDescriptionClass}>{toast.description}</Primitive.Description>
    </div>
    {toast.action && (
      <Primitive.Action altText={toast.action.label} asChild>
        <Button onClick={toast.action.onClick}>{toast.action.label}</Button>
      </Primitive.Action>
    )}
    <Primitive.Close aria-label="Dismiss" className={iconButtonClass}>
      <X aria-hidden size={16} />
    </Primitive.Close>
  </Primitive.Root>
);

export const Toaster = () => {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  const corner = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (toast?.isOpen && corner.current) return keepToastClear(corner.current);
  }, [toast]);
  return (
    <Primitive.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toast && <ToastPanel key={toast.id} toast={toast} />}
      {/* A modal dialog hides everything that isn't a live region; a toast must stay reachable. */}
      <div aria-live="off">
        <Primitive.Viewport ref={corner} hotkey={['F8']} className={toastCornerClass} />
      </div>
    </Primitive.Provider>
  );
};
