import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '../session/current-user.queries.ts';
import { AfterFirstDrawing } from '../ui/after-first-drawing.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { dropDraftsOfOthers } from './drafts.ts';
import { Navigation } from './navigation.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { useScrollMemory } from './scroll-memory.ts';

let shownPath: string | undefined;

/** After following a link, keyboard and screen reader start at the top of the new screen. */
const useFocusOnArrival = (path: string, isLoading: boolean) => {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // Hidden elements can't take the focus.
    if (isLoading) return;
    const isArrival = shownPath !== undefined && shownPath !== path;
    shownPath = path;
    if (!isArrival) return;
    main.current?.focus({ preventScroll: true });
  }, [path, isLoading]);
  return main;
};

const useOwnDraftsOnly = () => {
  const userId = useCurrentUser().data?.id;
  useEffect(() => {
    if (userId) dropDraftsOfOthers(userId);
  }, [userId]);
};

/** Starts once the server has confirmed the operator. */
const useLiveData = () => {
  const queryClient = useQueryClient();
  const { data: user, isPlaceholderData } = useCurrentUser();
  const isSignedIn = Boolean(user) && !isPlaceholderData;
  useEffect(() => {
    if (isSignedIn) import('../changes/follow-changes.ts').then(({ followChanges }) => followChanges(queryClient));
  }, [isSignedIn, queryClient]);
};

const FullPageLoading = ({ label }: { label: string }) => (
  <main className="grid min-h-dvh place-items-center">
    <Spinner label={label} />
  </main>
);

interface Props {
  /** Replaces the whole page while its data loads. */
  loading?: string | undefined;
  children: ReactNode;
}

export const AppLayout = ({ loading, children }: Props) => {
  const [path] = useLocation();
  const main = useFocusOnArrival(path, loading !== undefined);
  useScrollMemory(path);
  useOwnDraftsOnly();
  useLiveData();
  return (
    <>
      {loading && <FullPageLoading label={loading} />}
      <div hidden={loading !== undefined} className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <a
          href="#main"
          className="sr-only z-30 rounded-control bg-surface p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <aside className="sticky top-0 hidden h-dvh border-line border-r bg-surface lg:block">
          <AfterFirstDrawing>
            <Navigation />
          </AfterFirstDrawing>
        </aside>
        <PhoneBar subtitle={path === '/locations' ? 'Locations' : undefined} />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="mx-auto w-full min-w-0 max-w-7xl space-y-6 p-4 sm:p-6 lg:p-8"
        >
          {children}
        </main>
      </div>
    </>
  );
};
