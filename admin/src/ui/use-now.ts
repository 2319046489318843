import { useEffect, useState } from 'react';

/** The time, which moves on every so often: for texts that grow old on the screen. */
export const useNow = (intervalMs: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
};
