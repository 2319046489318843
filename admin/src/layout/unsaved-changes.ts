import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';

let hasUnsavedChanges = false;

const askBrowserToConfirm = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before the person leaves a form that holds changes. */
export const useUnsavedChangesGuard = (isDirty: boolean): void => {
  useEffect(() => {
    hasUnsavedChanges = isDirty;
    if (!isDirty) return;
    window.addEventListener('beforeunload', askBrowserToConfirm);
    return () => {
      hasUnsavedChanges = false;
      window.removeEventListener('beforeunload', askBrowserToConfirm);
    };
  }, [isDirty]);
};

/** What a form calls once its changes are saved, or given up on purpose. */
export const forgetUnsavedChanges = (): void => {
  hasUnsavedChanges = false;
};

export const confirmLeaving: AroundNavHandler = (navigate, to, options) => {
  if (hasUnsavedChanges && !window.confirm('Leave without saving your changes?')) return;
  navigate(to, options);
};
