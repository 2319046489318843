const focus = (place: HTMLElement, selector: string): void =>
  place.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

export const focusInput = (place: HTMLElement): void => focus(place, '.composer input');

export const focusForm = (place: HTMLElement): void => focus(place, '.card input');

/** A pressed button may disappear or be disabled; the focus, and with it the Esc key, stays in the window. */
export const keepFocus = (place: HTMLElement): void => {
  if (!place.querySelector(':focus:enabled, a:focus')) focus(place, '.window');
};
