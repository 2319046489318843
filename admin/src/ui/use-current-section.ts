import { useCallback, useEffect, useRef, useState } from 'react';

/** A section counts as read once its top is in this upper part of the window. */
const readingLine = 0.35;

const sectionInView = (ids: readonly string[]): string => {
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const isReached = (id: string): boolean => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return top <= window.innerHeight * readingLine;
  };
  return (isAtEnd ? ids.at(-1) : ids.findLast(isReached)) ?? ids[0] ?? '';
};

const personMoves = ['wheel', 'touchmove', 'keydown'] as const;

/** The section being read. A chosen one stays current until the person scrolls, since the last ones can't reach the top. */
export const useCurrentSection = (ids: readonly string[]) => {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const isChosen = useRef(false);
  const known = ids.join(' ');
  useEffect(() => {
    const follow = () => {
      if (!isChosen.current) setCurrent(sectionInView(known.split(' ')));
    };
    const release = () => {
      isChosen.current = false;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    for (const move of personMoves) window.addEventListener(move, release, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      for (const move of personMoves) window.removeEventListener(move, release);
    };
  }, [known]);
  const choose = useCallback((id: string) => {
    isChosen.current = true;
    setCurrent(id);
  }, []);
  return { current, choose };
};
