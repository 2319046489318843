import { expect, type Locator, type Page } from '@playwright/test';

export const toastsOf = (page: Page): Locator =>
  page.getByRole('region', { name: /notifications/i }).getByRole('listitem');

/** Exactly one toast is shown, with this title and this text. */
export const expectToast = async (page: Page, title: string, description: string): Promise<void> => {
  await expect(toastsOf(page)).toHaveCount(1);
  await expect(toastsOf(page).getByText(description, { exact: true })).toBeVisible();
  await expect(toastsOf(page).getByText(title, { exact: true }).first()).toBeVisible();
};

const signedOutText = 'You are logged out. Logging in again...';

/** The action finds the session expired: a toast for half a second, then the sign-in screen. */
export const expectSignInAgain = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  // The page reports the change itself: polling may be too slow for half a second.
  const toast = page.evaluate(
    ([title, text]) =>
      new Promise<void>((resolve) => {
        new MutationObserver(() => {
          const shown = document.querySelector('[aria-label^="Notifications"] li')?.textContent ?? '';
          if (shown.includes(title) && shown.includes(text)) resolve();
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    ['Unauthorized', signedOutText] as const,
  );
  await act();
  await toast;
  await page.waitForURL('**/api/login*');
};
