const focus = (place: HTMLElement, selector: string): void =>
  place.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

export const focusInput = (place: HTMLElement): void => focus(place, '.composer input');

export const focusForm = (place: HTMLElement): void => focus(place, '.card input');

/** A button that was pressed may go away or be blocked; the focus, and with it the Esc key, stays in the window. */
export const keepFocus = (place: HTMLElement): void => {
  if (!place.querySelector(':focus:enabled, a:focus')) focus(place, '.window');
};
