import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children in a second, interruptible pass, so that the elements around them respond at once, even on a slow
 * machine.
 */
export const AfterFirstDrawing = ({ children }: { children: ReactNode }) => {
  const isTurn = useDeferredValue(true, false);
  return isTurn && children;
};
