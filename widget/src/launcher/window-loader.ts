import { loadOnce } from '../load-once.ts';
import { log } from '../log.ts';
import type { MountedWindow, WindowModule, WindowNeeds } from '../window-contract.ts';

/** Returns a function that loads and mounts the window once, however often it is called, and retries after a failure. */
export const createWindowLoader = (
  origin: string,
  makeNeeds: () => WindowNeeds,
): (() => Promise<MountedWindow | undefined>) => {
  let folder = 'widget-assets';
  return loadOnce(async () => {
    try {
      const chunk: WindowModule = await import(/* @vite-ignore */ `${origin}/${folder}/${__WINDOW_CHUNK__}`);
      return await chunk.mountWindow(makeNeeds());
    } catch (error) {
      log('no chat.', error);
      // Browsers remember which modules failed to load; the product serves the same files here.
      folder = 'widget-retry';
    }
  });
};
