/** Closes a dialog once the operator agrees to lose what they typed. */
export const askBeforeDiscarding = (hasTyped: boolean, close: () => void) => () => {
  if (!hasTyped || window.confirm('Discard your changes?')) close();
};
