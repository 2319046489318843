import { LRUCache } from 'lru-cache';

/** A cache of the most recent entries, made when it is first asked for: it reserves memory for all of them at once. */
export const lazyCache = <Value extends {}>(max: number): (() => LRUCache<string, Value>) => {
  let made: LRUCache<string, Value> | undefined;
  return () => {
    made ??= new LRUCache({ max });
    return made;
  };
};
