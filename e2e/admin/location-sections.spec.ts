import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeLocation } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const current = (page: Page) => sections(page).locator('[aria-current=location]');
const headings = (page: Page) => page.locator('form').getByRole('heading', { level: 2 });

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the sections of the location form are listed, the one being read is marked, and each is one click away', async ({
      page,
    }) => {
      const { id } = await makeLocation(page.request, product.origin);
      await page.goto(`${product.origin}/locations/${id}/edit`);
      await expect(headings(page).first()).toBeVisible();
      const titles = await headings(page).allTextContents();
      await expect(sections(page).getByRole('link')).toHaveText(titles);
      await expect(current(page)).toHaveText('Basic Information');
      for (const title of ['Size Options', 'Features and Amenities', 'Email Notifications']) {
        await sections(page).getByRole('link', { name: title }).click();
        await expect(current(page)).toHaveText(title);
        await expect(current(page)).toBeInViewport();
        await expect(page.getByRole('heading', { name: title })).toBeInViewport();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Email Subject')).toBeFocused();
      await expectNoAxeViolations(page);
    });

    test('scrolling moves the mark', async ({ page }) => {
      await page.goto(`${product.origin}/locations/new`);
      await expect(page.getByLabel('Amenity', { exact: true })).toBeAttached();
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 10_000);
      await expect(current(page)).toHaveText('Features and Amenities');
      await page.mouse.wheel(0, -10_000);
      await expect(current(page)).toHaveText('Basic Information');
    });
  });
}

test('a link to a section opens the form there, and typed text does not hold it back', async ({ page }) => {
  await page.goto(`${product.origin}/locations/new#size-options`);
  await expect(current(page)).toHaveText('Size Options');
  await expect(page.getByRole('button', { name: 'Add Size Option' })).toBeInViewport();
  await sections(page).getByRole('link', { name: 'Basic Information' }).click();
  await page.getByLabel('Business Name').fill('Half a location');
  await sections(page).getByRole('link', { name: 'Website Information' }).press('Enter');
  await expect(page).toHaveURL(`${product.origin}/locations/new#website-information`);
  await expect(page.getByLabel('Business Name')).toHaveValue('Half a location');
});
