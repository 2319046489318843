import { expect, type Page } from '@playwright/test';
import { intercept } from '../support/interceptions.ts';
import { productForFile } from '../support/product-for-file.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { ownContext, test } from '../support/test.ts';

const product = productForFile();

/** Loaded, not only declared. */
const hasInter = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'));

/** How far the elements moved, as browsers calculate it: https://web.dev/articles/cls */
const shiftsSinceNow = (page: Page) =>
  page.evaluate(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.layoutShift += Number(entry.value);
    }).observe({ type: 'layout-shift' });
  });

declare global {
  interface Window {
    layoutShift: number;
  }
}

test('the shipped font loads with the page, from our origin, under a license that we serve', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto(`${product.origin}/api/login`);
  await expect.poll(() => hasInter(page)).toBe(true);
  expect(fonts).toEqual([expect.stringMatching(new RegExp(`^${product.origin}/assets/inter-latin-[^/]+\\.woff2$`))]);
  const font = await page.request.get(fonts[0] ?? '');
  expect(font.headers()['content-type']).toBe('font/woff2');
  expect(font.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await font.body()).length).toBeLessThan(50_000);
  const license = await page.request.get(`${product.origin}/assets/inter-license.txt`);
  expect(await license.text()).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('nothing moves when the font arrives late', { tag: ownContext }, async ({ context, page }) => {
  await signInByRequest(context, product.origin);
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await intercept(page, '**/*.woff2', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`${product.origin}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByText('Signed in as admin')).toBeVisible();
  expect(await hasInter(page)).toBe(false);
  await page.waitForLoadState('domcontentloaded');
  await shiftsSinceNow(page);
  arrive();
  await expect.poll(() => hasInter(page)).toBe(true);
  // The shifts of a frame are reported after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
});
