import { expect, type Locator, type Page } from '@playwright/test';

export const toastsOf = (page: Page): Locator =>
  page.getByRole('region', { name: /notifications/i }).getByRole('listitem');

/** The one toast that is shown has this title and this text, to the letter. */
export const expectToast = async (page: Page, title: string, description: string): Promise<void> => {
  await expect(toastsOf(page)).toHaveCount(1);
  await expect(toastsOf(page).getByText(description, { exact: true })).toBeVisible();
  await expect(toastsOf(page).getByText(title, { exact: true }).first()).toBeVisible();
};
