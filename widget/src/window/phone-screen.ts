import { newRandomId } from '../random-id.ts';

/** Below this width the window fills the screen; the style sheet has the same number. */
const phone = matchMedia('(max-width: 479.98px)');

export const isPhone = (): boolean => phone.matches;

/** Fits the window into the space above the keyboard. While the visitor zooms in, it stays as it is. */
const fitAboveKeyboard = (root: HTMLElement): void => {
  if (!phone.matches || !visualViewport || visualViewport.scale > 1.01) return;
  root.style.setProperty('--cbp-top', `${visualViewport.offsetTop}px`);
  root.style.setProperty('--cbp-height', `${visualViewport.height}px`);
};

/** Prevents the page behind the window from scrolling. */
const holdPage = (signal: AbortSignal): void => {
  const { style } = document.documentElement;
  const [overflow, priority] = [style.getPropertyValue('overflow'), style.getPropertyPriority('overflow')];
  const followScreen = () => {
    if (phone.matches && !signal.aborted) style.setProperty('overflow', 'hidden', 'important');
    else style.setProperty('overflow', overflow, priority);
  };
  followScreen();
  phone.addEventListener('change', followScreen, { signal });
  signal.addEventListener('abort', followScreen);
};

/** Going back takes effect some time after the call, perhaps when the window is open again. */
let isGoingBack = false;

/** Adds a history entry, so that the back button closes the window. */
const catchBackButton = (onBack: () => void, signal: AbortSignal): void => {
  // After a reload the entry is still there.
  let { chatBotPro } = Object(history.state);
  const isInFront = () => Object(history.state).chatBotPro === chatBotPro;
  const enter = () => {
    chatBotPro = newRandomId();
    // Keeps the page's own state readable for its router.
    history.pushState({ ...history.state, chatBotPro }, '');
  };
  const onPopState = () => {
    if (isInFront()) return;
    if (isGoingBack) enter();
    else onBack();
  };
  if (!chatBotPro) enter();
  addEventListener('popstate', onPopState, { signal });
  signal.addEventListener('abort', () => {
    if (isGoingBack || !isInFront()) return;
    isGoingBack = true;
    // After the listener of a window that is open again.
    addEventListener('popstate', () => setTimeout(() => (isGoingBack = false)), { once: true });
    history.back();
  });
};

interface Screen {
  root: HTMLElement;
  onBack: () => void;
}

/** Everything an open window needs on a phone; call the returned function to undo it. */
export const takeScreen = ({ root, onBack }: Screen): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const fit = () => fitAboveKeyboard(root);
  holdPage(signal);
  if (phone.matches) catchBackButton(onBack, signal);
  fit();
  visualViewport?.addEventListener('resize', fit, { signal });
  visualViewport?.addEventListener('scroll', fit, { signal });
  return () => controller.abort();
};
