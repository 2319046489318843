/** Where to go on in a form that was refused for what is missing in it. */
export const focusFirstEmpty = (form: HTMLFormElement): void =>
  [...form.querySelectorAll('input')].find((input) => input.value.trim() === '')?.focus();

/** As the `ref` of a screen's first field: the person may start to type. */
export const focusOnArrival = (input: HTMLInputElement | null): void => input?.focus();
