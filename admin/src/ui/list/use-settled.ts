import { useEffect, useState } from 'react';

/** A debounced value: what is typed, once typing pauses. */
export const useSettled = <T>(value: T, pauseMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
};
