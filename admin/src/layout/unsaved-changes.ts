import { useEffect, useEffectEvent } from 'react';
import type { AroundNavHandler } from 'wouter';

/** The form with unsaved changes, if any: its location, and what to do when they are discarded. */
let unsaved: { readonly path: string; readonly giveUp: () => void } | undefined;

const agreesToLeave = (): boolean => window.confirm('Leave without saving your changes?');

const askBrowserToConfirm = (event: BeforeUnloadEvent) => {
  if (unsaved) event.preventDefault();
};

const giveUpNothing = () => undefined;

/** Asks before the operator leaves a form with unsaved changes; `giveUp` runs if they agree. */
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

/** A form calls this once its changes are saved or deliberately discarded. */
export const forgetUnsavedChanges = (): void => {
  unsaved = undefined;
};

/** Changing a query parameter of the same screen doesn't leave it. */
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

/** When the browser reports Back or Forward it has already navigated, so staying means navigating back here. */
const askAboutTraversal = (event: PopStateEvent) => {
  if (!unsaved || !leavesForm(window.location.href)) return;
  if (agreesToLeave()) return giveUpChanges();
  event.stopImmediatePropagation();
  window.history.pushState(null, '', unsaved.path);
};

/** Call this before the router subscribes, because the router would unmount the form first. */
export const confirmTraversals = (): void => window.addEventListener('popstate', askAboutTraversal);
