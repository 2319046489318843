/** A semaphore: a number of slots, granted in the order of requests. */
export interface Slots {
  /** Call the returned function to release the slot. `undefined` if the signal came first. */
  take(signal: AbortSignal): Promise<(() => void) | undefined>;
}

export function createSlots(count: number): Slots {
  let free = count;
  const waiting = new Set<() => void>();

  const release = (): void => {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  };

  const waitForOne = (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const leave = (hasOne: boolean) => {
        waiting.delete(enter);
        signal.removeEventListener('abort', giveUp);
        resolve(hasOne);
      };
      const enter = () => leave(true);
      const giveUp = () => leave(false);
      waiting.add(enter);
      signal.addEventListener('abort', giveUp);
    });

  return {
    async take(signal) {
      if (signal.aborted) return undefined;
      if (free > 0) free -= 1;
      else if (!(await waitForOne(signal))) return undefined;
      return release;
    },
  };
}
