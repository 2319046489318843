import { useEffect, useEffectEvent } from 'react';
import type { AroundNavHandler } from 'wouter';

/** The form that holds changes, if one does: where it is, and what to do when they are given up. */
let unsaved: { readonly path: string; readonly giveUp: () => void } | undefined;

const agreesToLeave = (): boolean => window.confirm('Leave without saving your changes?');

const askBrowserToConfirm = (event: BeforeUnloadEvent) => {
  if (unsaved) event.preventDefault();
};

const giveUpNothing = () => undefined;

/** Asks before the person leaves a form that holds changes; `giveUp` is what agreeing means besides. */
export const useUnsavedChangesGuard = (isDirty: boolean, giveUp: () => void = giveUpNothing): void => {
  const onGiveUp = useEffectEvent(giveUp);
  useEffect(() => {
    if (!isDirty) return;
    unsaved = { path: window.location.pathname, giveUp: () => onGiveUp() };
    window.addEventListener('beforeunload', askBrowserToConfirm);
    return () => {
      unsaved = undefined;
      window.removeEventListener('beforeunload', askBrowserToConfirm);
    };
  }, [isDirty]);
};

/** What a form calls once its changes are saved, or given up on purpose. */
export const forgetUnsavedChanges = (): void => {
  unsaved = undefined;
};

/** Another choice in the address of the same screen leaves nothing. */
const leavesForm = (to: string): boolean =>
  unsaved !== undefined && new URL(to, window.location.href).pathname !== unsaved.path;

const giveUpChanges = (): void => {
  unsaved?.giveUp();
  forgetUnsavedChanges();
};

export const confirmLeaving: AroundNavHandler = (navigate, to, options) => {
  if (leavesForm(String(to))) {
    if (!agreesToLeave()) return;
    giveUpChanges();
  }
  navigate(to, options);
};

/** By the time the browser tells of Back or Forward it has gone there: to stay is to come here again. */
const askAboutTraversal = (event: PopStateEvent) => {
  if (!unsaved || !leavesForm(window.location.href)) return;
  if (agreesToLeave()) return giveUpChanges();
  event.stopImmediatePropagation();
  window.history.pushState(null, '', unsaved.path);
};

/** To be called before the router listens, which would take the form away first. */
export const confirmTraversals = (): void => window.addEventListener('popstate', askAboutTraversal);
