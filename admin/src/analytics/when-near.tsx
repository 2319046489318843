import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws, and so loads, what is far down a screen once the reader comes near it. */
export const WhenNear = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && children}</div>;
};
