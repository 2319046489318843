/** Focuses the first invalid field of a refused form. */
export const focusFirstEmpty = (form: HTMLFormElement): void =>
  [...form.querySelectorAll('input')].find((input) => input.value.trim() === '')?.focus();

/** The `ref` of a screen's first field, so that the operator can type at once. */
export const focusOnArrival = (input: HTMLInputElement | null): void => input?.focus();
