import { useEffect } from 'react';

/** A scroll position, relative to a row, because the heights of rows far from the window are estimates. */
interface Place {
  /** The row at the top of the window; -1 on a screen without rows. */
  readonly row: number;
  /** Distance from the top of the window to that row or, without rows, to the screen. */
  readonly topPx: number;
}

const rowSelector = '.draw-when-near';
const restDelayMs = 100;
const settlingFrames = 3;

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'row' in value && 'topPx' in value;

/** Stored with the history entry: restored after reloading and going back, not on a new visit. */
const rememberedPlace = (): Place | undefined => {
  const place: unknown = window.history.state?.place;
  return isPlace(place) ? place : undefined;
};

const currentPlace = (): Place => {
  const rows = [...document.querySelectorAll(rowSelector)];
  const row = rows.findIndex((it) => it.getBoundingClientRect().bottom > 0);
  return { row, topPx: rows[row]?.getBoundingClientRect().top ?? -window.scrollY };
};

const rememberPlace = () => window.history.replaceState({ ...window.history.state, place: currentPlace() }, '');

/** Scrolls to the position; false if the screen is not loaded that far yet. */
const goTo = ({ row, topPx }: Place): boolean => {
  if (row === -1) {
    window.scrollTo(0, -topPx);
    return window.scrollY >= Math.floor(-topPx);
  }
  const target = document.querySelectorAll(rowSelector)[row];
  if (!target) return false;
  target.scrollIntoView();
  window.scrollBy(0, target.getBoundingClientRect().top - topPx);
  return true;
};

/** Rows that come into view take their real heights, which moves everything below. */
const settle = (place: Place, frames = settlingFrames): void => {
  goTo(place);
  if (frames > 0) requestAnimationFrame(() => settle(place, frames - 1));
};

const personMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to the position once the screen is loaded that far, unless the operator scrolls first. */
const restorePlace = (place: Place): (() => void) => {
  const observer = new MutationObserver(() => tryToGo());
  const stop = () => {
    observer.disconnect();
    for (const move of personMoves) window.removeEventListener(move, stop);
  };
  const tryToGo = () => {
    if (!goTo(place)) return;
    stop();
    settle(place);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const move of personMoves) window.addEventListener(move, stop, { passive: true });
  tryToGo();
  return stop;
};

/** Starts a new screen at its top, and a restored one where it was left. */
export const useScrollMemory = (path: string): void => {
  useEffect(() => {
    const place = rememberedPlace();
    if (place) return restorePlace(place);
    window.scrollTo(0, 0);
  }, [path]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rememberAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(rememberPlace, restDelayMs);
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', rememberAtRest, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', rememberAtRest);
      window.history.scrollRestoration = 'auto';
    };
  }, []);
};
