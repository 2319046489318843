import type { Page } from '@playwright/test';

const storageKey = 'toasts seen by the test';

/** Records every toast of the tab, including those of a page that is left before a busy machine has checked it. */
export const recordToasts = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript((key) => {
    const seen = new Set<string>(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    const remember = () => {
      for (const toast of document.querySelectorAll('[aria-label^="Notifications"] ol > li'))
        seen.add(toast.textContent ?? '');
      sessionStorage.setItem(key, JSON.stringify([...seen]));
    };
    new MutationObserver(remember).observe(document, { childList: true, subtree: true });
  }, storageKey);
  return async () => JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), storageKey)) ?? '[]');
};
