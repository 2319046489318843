import { loadOnce } from './load-once.ts';
import { log } from './log.ts';
import type { MountedWindow, WindowModule, WindowNeeds } from './window-contract.ts';

/** Returns a function that loads and mounts the window once, however often it is called, and retries after a failure. */
export const createWindowLoader = (
  origin: string,
  makeNeeds: () => WindowNeeds,
): (() => Promise<MountedWindow | undefined>) => {
  let retry = '';
  return loadOnce(async () => {
    try {
      const chunk: WindowModule = await import(
        /* @vite-ignore */ `${origin}/widget-assets/${__WINDOW_CHUNK__}${retry}`
      );
      return await chunk.mountWindow(makeNeeds());
    } catch (error) {
      log('no chat window.', error);
      // Browsers cache a module that failed to load by its URL.
      retry = `?${Date.now()}`;
    }
  });
};
