import { newRandomId } from './random-id.ts';

/** Where the window fills the screen; the style sheet has the same number. */
const phone = matchMedia('(max-width: 479.98px)');

export const isPhone = (): boolean => phone.matches;

/** Keeps the window on what the keyboard leaves of the screen. While the visitor zooms in, it stays as it is. */
const fitAboveKeyboard = (root: HTMLElement): void => {
  if (!phone.matches || !visualViewport || visualViewport.scale > 1.01) return;
  root.style.setProperty('--cbp-top', `${visualViewport.offsetTop}px`);
  root.style.setProperty('--cbp-height', `${visualViewport.height}px`);
};

/** Holds the page behind the window still; the returned function lets it go. */
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

/** Puts an entry into the history, so that the back button closes the window. The returned function takes it out. */
const catchBackButton = (onBack: () => void): (() => void) => {
  const chatBotPro = newRandomId();
  const isInFront = () => Object(history.state).chatBotPro === chatBotPro;
  const onPopState = () => {
    if (!isInFront()) onBack();
  };
  // What the page keeps in its own entry stays readable for its router.
  history.pushState({ ...history.state, chatBotPro }, '');
  addEventListener('popstate', onPopState);
  return () => {
    removeEventListener('popstate', onPopState);
    if (isInFront()) history.back();
  };
};

interface Screen {
  root: HTMLElement;
  onBack: () => void;
  onResize: () => void;
}

/** What an open window needs on a phone. The returned function undoes it. */
export const takeScreen = ({ root, onBack, onResize }: Screen): (() => void) => {
  const fit = () => {
    fitAboveKeyboard(root);
    onResize();
  };
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
