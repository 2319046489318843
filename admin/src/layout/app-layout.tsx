import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Navigation } from './navigation.tsx';
import { PhoneBar } from './phone-bar.tsx';

let shownPath: string | undefined;

/** After a click on a link the keyboard and the screen reader start at the top of the new screen. */
const useFocusOnArrival = () => {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  useEffect(() => {
    const isArrival = shownPath !== undefined && shownPath !== path;
    shownPath = path;
    if (!isArrival) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
};

export const AppLayout = ({ children }: { children: ReactNode }) => {
  const main = useFocusOnArrival();
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-30 rounded-control bg-surface p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh border-line border-r bg-surface lg:block">
        <Navigation />
      </aside>
      <PhoneBar />
      <main ref={main} id="main" tabIndex={-1} className="mx-auto w-full min-w-0 max-w-7xl space-y-6 p-4 sm:p-6 lg:p-8">
        {children}
      </main>
    </div>
  );
};
