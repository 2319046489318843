import { useEffect, useState } from 'react';
import { loadOnce } from '../load-once.ts';
import { log } from '../log.ts';

export type Later = typeof import('./later.ts');

let loaded: Later | undefined;

/** Undefined if the chunk can't be loaded; the next call tries again. */
export const loadLater = loadOnce(async () => {
  try {
    loaded = await import('./later.ts');
  } catch (error) {
    log('a part of the chat could not be loaded.', error);
  }
  return loaded;
});

/** The chunk, loaded once it is wanted; each further `attempt` tries again after a failure. */
export const useLater = (isWanted: boolean, attempt: number): Later | undefined => {
  const [later, setLater] = useState(loaded);
  useEffect(() => {
    if (isWanted && !later) loadLater().then(setLater);
  }, [isWanted, later, attempt]);
  return later;
};
