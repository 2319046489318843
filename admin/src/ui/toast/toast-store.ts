export type ToastTone = 'neutral' | 'danger';

/** A button in a toast, such as "Undo". */
export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly tone: ToastTone;
  readonly action?: ToastAction | undefined;
  readonly isOpen: boolean;
}

const removalDelayMs = 1_000_000;

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (toast: Toast | undefined) => {
  current = toast;
  for (const listener of listeners) listener();
};

export const subscribeToToast = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentToast = (): Toast | undefined => current;

/** Shows a toast instead of the previous one: there is only one at a time. */
export const toast = (title: string, description: string, tone: ToastTone = 'neutral', action?: ToastAction): void => {
  lastId += 1;
  show({ id: lastId, title, description, tone, action, isOpen: true });
};

export const dismissToast = (id: number): void => {
  if (current?.id !== id) return;
  show({ ...current, isOpen: false });
  setTimeout(() => current?.id === id && show(undefined), removalDelayMs);
};
