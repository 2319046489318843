import type { ChangeTopic } from '@chat-module/contract/changes';
import type { QueryClient } from '@tanstack/react-query';
import { listenForChanges } from './listen-for-changes.ts';

const counts = '/api/admin/attention';

/** The calls to repeat when a topic has changed. */
const pathsOf: Readonly<Record<ChangeTopic, readonly string[]>> = {
  leads: [counts, '/api/admin/leads', '/api/admin/held-back'],
  reservations: [counts, '/api/admin/reservations', '/api/admin/held-back'],
  questions: [counts, '/api/admin/unanswered', '/api/admin/unanswered/groups'],
  conversations: ['/api/admin/conversations', '/api/analytics/overview'],
  mails: [counts, '/api/admin/status', '/api/admin/failed-mails'],
};
const allPaths = [...new Set(['/api/auth/user', ...Object.values(pathsOf).flat()])];

/** Spreads the calls of many operators who hear of a change at the same time. */
const spreadMs = 300;
const dialogCheckMs = 1000;

let isFollowing = false;

/** Reloads counts and lists when they change, for as long as the page is open. */
export function followChanges(queryClient: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  const refresh = refreshing(queryClient);
  let isFirst = true;
  listenForChanges({
    onReady() {
      // The lists have just been read.
      refresh(isFirst ? [counts] : allPaths);
      isFirst = false;
    },
    onChange: (topics) => refresh(topics.flatMap((topic) => pathsOf[topic] ?? [])),
    // This call shows whether the session has ended.
    onRefused: () => refresh([counts]),
  });
}

/** Reloads one batch at a time, however long a list takes. Later changes wait for the next batch. */
function refreshing(queryClient: QueryClient): (paths: readonly string[]) => void {
  const waiting = new Set<string>();
  let isRunning = false;

  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.size > 0) {
      await pause(Math.random() * spreadMs);
      // A list that changes under an open dialog could take its row away.
      const paths = [...waiting].filter((path) => path === counts || !isDialogOpen());
      for (const path of paths) waiting.delete(path);
      await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
      if (paths.length === 0) await pause(dialogCheckMs);
    }
    isRunning = false;
  };

  return (paths) => {
    for (const path of paths) waiting.add(path);
    if (!isRunning) void run();
  };
}

const isDialogOpen = (): boolean => new URLSearchParams(window.location.search).has('dialog');

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
