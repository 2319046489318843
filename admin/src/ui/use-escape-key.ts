import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';

/**
 * Closes a dialog at Escape. Radix gets the key first, unless an open toast takes it; either way the dialog closes
 * once. Ignores keys pressed in a dialog opened from this one, although React passes them on.
 */
export const useEscapeKey = (close: () => void) => {
  const heard = useRef<Event>(undefined);
  return {
    onEscapeKeyDown: (event: KeyboardEvent) => {
      heard.current = event;
      event.preventDefault();
      close();
    },
    onKeyDown: (event: ReactKeyboardEvent) => {
      const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (isOwn && event.key === 'Escape' && event.nativeEvent !== heard.current) close();
    },
  };
};
