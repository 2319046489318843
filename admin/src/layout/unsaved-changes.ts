import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';

/** Where the form is that holds changes, if one does. */
let unsavedPath: string | undefined;

const agreesToLeave = (): boolean => window.confirm('Leave without saving your changes?');

const askBrowserToConfirm = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before the person leaves a form that holds changes. */
export const useUnsavedChangesGuard = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return;
    unsavedPath = window.location.pathname;
    window.addEventListener('beforeunload', askBrowserToConfirm);
    return () => {
      unsavedPath = undefined;
      window.removeEventListener('beforeunload', askBrowserToConfirm);
    };
  }, [isDirty]);
};

/** What a form calls once its changes are saved, or given up on purpose. */
export const forgetUnsavedChanges = (): void => {
  unsavedPath = undefined;
};

export const confirmLeaving: AroundNavHandler = (navigate, to, options) => {
  if (unsavedPath !== undefined && !agreesToLeave()) return;
  navigate(to, options);
};

/** By the time the browser tells of Back or Forward it has gone there: to stay is to come here again. */
const askAboutTraversal = (event: PopStateEvent) => {
  if (unsavedPath === undefined || window.location.pathname === unsavedPath) return;
  if (agreesToLeave()) return forgetUnsavedChanges();
  event.stopImmediatePropagation();
  window.history.pushState(null, '', unsavedPath);
};

/** To be called before the router listens, which would take the form away first. */
export const confirmTraversals = (): void => window.addEventListener('popstate', askAboutTraversal);
