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

/** Prevents the page behind the window from scrolling; call the returned function to undo it. */
const holdPage = (): (() => void) => {
  const { style } = document.documentElement;
  const [overflow, priority] = [style.getPropertyValue('overflow'), style.getPropertyPriority('overflow')];
  const followScreen = () => {
    if (phone.matches) style.setProperty('overflow', 'hidden', 'important');
    else style.setProperty('overflow', overflow, priority);
  };
  followScreen();
  phone.addEventListener('change', followScreen);
  return () => {
    phone.removeEventListener('change', followScreen);
    style.setProperty('overflow', overflow, priority);
  };
};

/** The browser goes back asynchronously, possibly when the window is open again. */
let isGoingBack = false;

/** Adds a history entry, so that the back button closes the window. Call the returned function to remove it. */
const catchBackButton = (onBack: () => void): (() => void) => {
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
  addEventListener('popstate', onPopState);
  return () => {
    removeEventListener('popstate', onPopState);
    if (isGoingBack || !isInFront()) return;
    isGoingBack = true;
    // After the listener of a window that is open again.
    addEventListener('popstate', () => setTimeout(() => (isGoingBack = false)), { once: true });
    history.back();
  };
};

interface Screen {
  root: HTMLElement;
  onBack: () => void;
}

/** Everything an open window needs on a phone; call the returned function to undo it. */
export const takeScreen = ({ root, onBack }: Screen): (() => void) => {
  const fit = () => fitAboveKeyboard(root);
  const undo = [holdPage()];
  if (phone.matches) undo.push(catchBackButton(onBack));
  fit();
  visualViewport?.addEventListener('resize', fit);
  visualViewport?.addEventListener('scroll', fit);
  return () => {
    visualViewport?.removeEventListener('resize', fit);
    visualViewport?.removeEventListener('scroll', fit);
    for (const step of undo) step();
  };
};
