import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws its children in a second, interruptible turn: what stands around them answers the operator meanwhile, also on
 * a slow machine.
 */
export const AfterFirstDrawing = ({ children }: { children: ReactNode }) => {
  const isTurn = useDeferredValue(true, false);
  return isTurn && children;
};
