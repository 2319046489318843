/** Returns a function that loads once, however often it is called, but retries if nothing was found. */
export const loadOnce = <Found>(load: () => Promise<Found | undefined>): (() => Promise<Found | undefined>) => {
  let loading: Promise<Found | undefined> | undefined;
  return async () => {
    loading ??= load();
    const found = await loading;
    if (!found) loading = undefined;
    return found;
  };
};
