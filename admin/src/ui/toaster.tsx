import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { iconButtonClass } from './icon-button.tsx';
import { currentToast, dismissToast, subscribeToToast, type Toast } from './toast-store.ts';

const durationMs = 5000;
const swipeThresholdPx = 50;

const panel =
  'pointer-events-auto flex items-start justify-between gap-3 rounded-card border border-line border-l-4 bg-surface ' +
  'py-3 pr-2 pl-4 shadow-float data-[state=open]:animate-slide-in data-[swipe=end]:animate-swipe-out ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0';

// Forms and dialogs have their buttons on the right: a toast about a refused one must not lie over them.
const corner =
  'pointer-events-none fixed inset-x-0 top-0 z-30 flex flex-col gap-2 p-4 outline-none ' +
  'sm:top-auto sm:right-auto sm:bottom-0 sm:w-96';

const ToastPanel = ({ toast }: { toast: Toast }) => (
  <Primitive.Root
    open={toast.isOpen}
    onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
    className={classNames(panel, toast.tone === 'danger' ? 'border-l-danger-text' : 'border-l-accent-text')}
  >
    <div className="py-1">
      <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
      <Primitive.Description className="text-muted">{toast.description}</Primitive.Description>
    </div>
    <Primitive.Close aria-label="Dismiss" className={iconButtonClass}>
      <X aria-hidden size={16} />
    </Primitive.Close>
  </Primitive.Root>
);

export const Toaster = () => {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  return (
    <Primitive.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toast && <ToastPanel key={toast.id} toast={toast} />}
      {/* A modal dialog hides all that is not marked as live; a toast must stay within reach. */}
      <div aria-live="off">
        <Primitive.Viewport hotkey={['F8']} className={corner} />
      </div>
    </Primitive.Provider>
  );
};
