import type { QueryClient } from '@tanstack/react-query';
import { fetchCurrentUser } from './session/current-user.queries.ts';

/** A server that takes longer than this to say who is signed in leaves the landing page, or a spinner, in the meantime. */
const patienceMs = 250;

const needsNobody = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/widget');

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs));

/** Settles as soon as the first screen can be drawn as it will stay, instead of drawn, thrown away and drawn anew. */
export const prepareFirstScreen = async (queryClient: QueryClient, path: string): Promise<void> => {
  if (needsNobody(path)) return;
  // What goes wrong here goes wrong again for the screen, which says so.
  await Promise.race([fetchCurrentUser(queryClient).catch(() => undefined), patience()]);
};
