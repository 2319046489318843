import { classNames } from '../class-names.ts';
import type { ToastTone } from './toast-store.ts';

const panel =
  'pointer-events-auto flex items-start justify-between gap-3 rounded-card border border-line border-l-4 bg-surface ' +
  'py-1.5 pr-1.5 pl-4 shadow-float sm:py-3 sm:pr-2';

export const toastPanelClass = (tone: ToastTone, className?: string): string =>
  classNames(panel, tone === 'danger' ? 'border-l-danger-text' : 'border-l-accent-text', className);

/** Only the toast itself takes clicks. */
export const toastCornerClass = 'toast-corner pointer-events-none fixed z-30 flex flex-col outline-none';
export const toastTextClass = 'py-1';
export const toastTitleClass = 'font-semibold';
export const toastDescriptionClass = 'text-muted';
