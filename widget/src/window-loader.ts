import { log } from './log.ts';
import type { WindowModule } from './window-contract.ts';

/** Makes a function that fetches the window chunk once, however often it is called, and again after a failure. */
export const createWindowLoader = (origin: string): (() => Promise<WindowModule | undefined>) => {
  let loading: Promise<WindowModule | undefined> | undefined;
  let failures = 0;
  const load = async (): Promise<WindowModule | undefined> => {
    // Browsers remember a module that failed by its address; the query makes the next try a new one.
    const retry = failures ? `?${failures}` : '';
    try {
      return await import(/* @vite-ignore */ `${origin}/widget-assets/${__WINDOW_CHUNK__}${retry}`);
    } catch (error) {
      log('no chat window.', error);
      loading = undefined;
      failures += 1;
    }
  };
  return () => {
    loading ??= load();
    return loading;
  };
};
