import { newRandomId } from '../random-id.ts';

/** Below this width the window fills the screen; the style sheet has the same number. */
const phone = matchMedia('(width<=479.98px)');

export const isPhone = (): boolean => phone.matches;

/** Whether a field with the focus may bring up a keyboard on the screen, also on a phone on its side. */
export const hasScreenKeyboard = (): boolean => isPhone() || matchMedia('(pointer: coarse)').matches;

/** Fits the window into the space above the keyboard. While the visitor zooms in, it stays as it is. */
const fitAboveKeyboard = (root: HTMLElement): void => {
  if (!visualViewport || visualViewport.scale > 1.01) return;
  root.style.setProperty('--cbp-top', `${visualViewport.offsetTop}px`);
  root.style.setProperty('--cbp-height', `${visualViewport.height}px`);
};

/** Prevents the page behind the window from scrolling. */
const holdPage = (signal: AbortSignal): void => {
  const { style } = document.documentElement;
  const [overflow, priority] = [style.getPropertyValue('overflow'), style.getPropertyPriority('overflow')];
  style.setProperty('overflow', 'hidden', 'important');
  signal.addEventListener('abort', () => style.setProperty('overflow', overflow, priority));
};

/** Going back takes effect some time after the call, perhaps when the window is open again. */
let isGoingBack = false;

/** Adds a history entry, so that the back button closes the window. */
const catchBackButton = (onBack: () => void, signal: AbortSignal): void => {
  // After a reload the entry is still there.
  let chatBotPro = history.state?.chatBotPro;
  const isInFront = () => history.state?.chatBotPro === chatBotPro;
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

const fillScreen = ({ root, onBack }: Screen, signal: AbortSignal): void => {
  const fit = () => fitAboveKeyboard(root);
  holdPage(signal);
  catchBackButton(onBack, signal);
  fit();
  visualViewport?.addEventListener('resize', fit, { signal });
  visualViewport?.addEventListener('scroll', fit, { signal });
};

/** Everything an open window needs on a phone, also one that is rotated; call the returned function to undo it. */
export const takeScreen = (screen: Screen): (() => void) => {
  let controller: AbortController | undefined;
  const follow = () => {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    phone.addEventListener('change', follow, { signal });
    if (phone.matches) fillScreen(screen, signal);
  };
  follow();
  return () => controller?.abort();
};
