import { forgetUnsavedChanges } from '../layout/unsaved-changes.ts';
import { toast } from '../ui/toast-store.ts';
import { signInPath } from './next-path.ts';

const redirectDelayMs = 500;

let isLeaving = false;

/** Says that the session is over and goes to the sign-in screen, once, however many calls have noticed. */
export const signInAgain = (): void => {
  if (isLeaving) return;
  isLeaving = true;
  toast('Unauthorized', 'You are logged out. Logging in again...', 'danger');
  setTimeout(() => {
    isLeaving = false;
    // What is typed is kept as a draft: nobody need be asked.
    forgetUnsavedChanges();
    window.location.assign(signInPath(window.location));
  }, redirectDelayMs);
};
