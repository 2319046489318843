import { expect, type Page } from '@playwright/test';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast, toastsOf } from '../support/toasts.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const open = (page: Page, path: string) => page.goto(product.origin + path);

test('https:// is added to web addresses typed without it', async ({ page }) => {
  await open(page, '/locations/new');
  await page.getByLabel('Business Name').fill('Bare Address Storage');
  await page.getByLabel('Address', { exact: true }).fill('9 Quay Street');
  await page.getByLabel('Phone').fill('(503) 555-0142');
  const addresses = [
    'Website (Main Site URL)',
    'Payment Portal URL',
    'Pricing Page URL',
    'Contact Page URL',
    'FAQ Page URL',
  ];
  for (const label of addresses) await page.getByLabel(label).fill('bare.example/page');
  const saved = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/locations'),
  );
  await page.getByRole('button', { name: 'Save Location' }).click();
  const body = (await saved).postDataJSON();
  for (const field of ['website', 'paymentPortalUrl', 'pricingPageUrl', 'contactPageUrl', 'faqPageUrl'])
    expect(body[field], field).toBe('https://bare.example/page');
  await expectToast(page, 'Success', 'Location created successfully');
});

test("an invalid web address is refused with our message, not the browser's", async ({ page }) => {
  await open(page, '/?dialog=create-bot');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bot Name').fill('Bay Bot');
  for (const text of ['not a url', 'javascript:alert(1)', 'javascript://bay.example/%0Aalert(1)']) {
    await dialog.getByLabel('Website URL').fill(text);
    await dialog.getByRole('button', { name: 'Create Bot' }).click();
    await expect(dialog.getByText('Website URL must be a web address that starts with http')).toBeVisible();
    await expect(dialog.getByLabel('Website URL')).toHaveAttribute('type', 'url');
  }
  await dialog.getByLabel('Model Answers per Day').fill('a few');
  await dialog.getByLabel('Website URL').fill('bay.example');
  await dialog.getByRole('button', { name: 'Create Bot' }).click();
  await expect(dialog.getByText('Model answers a day must be a whole number from 0 to 100000.')).toBeVisible();
  await dialog.getByLabel('Model Answers per Day').fill('');
  await dialog.getByRole('button', { name: 'Create Bot' }).click();
  await expect(dialog).toHaveCount(0);
  const [bot] = await (await page.request.get(`${product.origin}/api/bots`)).json();
  expect(bot).toMatchObject({ name: 'Bay Bot', websiteUrl: 'https://bay.example', modelAnswersPerDay: null });
});

test('no form asks the browser to validate it', async ({ page }) => {
  const withForms = ['/locations/new', '/?dialog=create-bot', '/?dialog=import-faq', '/admin?dialog=create-user'];
  await makeBot(page.request, product.origin);
  for (const path of withForms) {
    await open(page, path);
    await expect(page.locator('form').first(), path).toBeAttached();
    await expect(page.locator('form:not([novalidate])'), path).toHaveCount(0);
  }
});

/** How many pixels of the focused control are under a fixed bar. */
const hiddenPixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('.save-bar');
    const focused = document.activeElement;
    if (!bar || !focused || !bar.parentElement?.contains(focused) || bar.contains(focused)) return 0;
    return Math.max(0, focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top);
  });

for (const viewport of [
  { width: 390, height: 700 },
  { width: 1280, height: 720 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the keyboard focus is never hidden behind the Save bar', async ({ page }) => {
      await open(page, '/locations/new');
      await page.getByLabel('Business Name').focus();
      let seen = 0;
      for (; seen < 60; seen++) {
        expect(await hiddenPixels(page), `control ${seen}`).toBe(0);
        if (await page.getByRole('button', { name: 'Save Location' }).evaluate((it) => it === document.activeElement))
          break;
        await page.keyboard.press('Tab');
      }
      expect(seen).toBeGreaterThan(15);
    });

    test('a toast covers no button', async ({ page }) => {
      for (const businessName of ['One', 'Two', 'Three', 'Four', 'Five'])
        await makeLocation(page.request, product.origin, { businessName: `${businessName} at ${viewport.width}` });
      await open(page, '/locations');
      await page.getByRole('button', { name: `Delete One at ${viewport.width}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expectToast(page, 'Success', 'Location deleted successfully');
      await expect.poll(() => coveredControls(page)).toEqual([]);
      await expect(toastsOf(page)).toHaveCount(1);
    });
  });

const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast-corner li')?.getBoundingClientRect();
    if (!toast) return ['there is no toast'];
    return [...document.querySelectorAll('a[href], button, input, select')]
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const isApart = left >= toast.right || right <= toast.left || top >= toast.bottom || bottom <= toast.top;
        return width > 0 && !isApart && !control.closest('.toast-corner');
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
  });
