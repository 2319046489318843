import { forgetUnsavedChanges } from '../layout/unsaved-changes.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { signInPath } from './next-path.ts';

const redirectDelayMs = 500;

let isLeaving = false;

/** Says that the session has expired and opens the sign-in screen, once, however many calls report it. */
export const signInAgain = (): void => {
  if (isLeaving) return;
  isLeaving = true;
  toast('Unauthorized', 'You are logged out. Logging in again...', 'danger');
  setTimeout(() => {
    isLeaving = false;
    // Typed text is kept as a draft, so no confirmation is needed.
    forgetUnsavedChanges();
    window.location.assign(signInPath(window.location));
  }, redirectDelayMs);
};
