import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';

let hasUnsavedChanges = false;

const agreesToLeave = (): boolean => window.confirm('Leave without saving your changes?');

const askBrowserToConfirm = (event: BeforeUnloadEvent) => event.preventDefault();

/** By the time the browser tells of Back or Forward it has gone there: to stay is to come here again. */
const askOnTraversal = (path: string) => (event: PopStateEvent) => {
  if (!hasUnsavedChanges || window.location.pathname === path) return;
  if (agreesToLeave()) return forgetUnsavedChanges();
  event.stopImmediatePropagation();
  window.history.pushState(null, '', path);
};

/** Asks before the person leaves a form that holds changes. */
export const useUnsavedChangesGuard = (isDirty: boolean): void => {
  useEffect(() => {
    hasUnsavedChanges = isDirty;
    if (!isDirty) return;
    const ask = askOnTraversal(window.location.pathname);
    // Ahead of the router, which would take the form away first.
    window.addEventListener('popstate', ask, { capture: true });
    window.addEventListener('beforeunload', askBrowserToConfirm);
    return () => {
      hasUnsavedChanges = false;
      window.removeEventListener('popstate', ask, { capture: true });
      window.removeEventListener('beforeunload', askBrowserToConfirm);
    };
  }, [isDirty]);
};

/** What a form calls once its changes are saved, or given up on purpose. */
export const forgetUnsavedChanges = (): void => {
  hasUnsavedChanges = false;
};

export const confirmLeaving: AroundNavHandler = (navigate, to, options) => {
  if (hasUnsavedChanges && !agreesToLeave()) return;
  navigate(to, options);
};
