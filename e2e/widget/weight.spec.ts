import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { intercept } from '../support/interceptions.ts';
import { stubBot } from './stub-product.ts';
import { expect, inputOf, launcherOf, test } from './widget-test.ts';

// With motion; without it the window's first message counts as a layout shift.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const distUrl = new URL('../../widget/dist/', import.meta.url);

const gzippedBytes = async (path: string): Promise<number> => gzipSync(await readFile(new URL(path, distUrl))).length;

/** The bot's and the location's records. */
const recordBytes = 800;

/** The gzipped bytes of a chunk, by its name without the hash. */
const chunkBytes = async (chunk: string): Promise<number> => {
  const names = await readdir(new URL('widget-assets/', distUrl));
  const [name, ...others] = names.filter((file) => file.startsWith(`${chunk}-`) && file.endsWith('.js'));
  expect(others).toEqual([]);
  return gzippedBytes(`widget-assets/${name}`);
};

test('weighs at most 2.5 kB before the first opening and 20 kB until the window is usable', async () => {
  const launcherBytes = await gzippedBytes('widget.js');
  expect(launcherBytes).toBeLessThanOrEqual(2500);
  expect(launcherBytes + (await chunkBytes('window'))).toBeLessThanOrEqual(20_000 - recordBytes);
});

test('fetches the script and the record, and stores nothing, before the visitor shows interest', async ({
  visit,
  page,
  product,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit();
  await page.waitForLoadState('networkidle');
  const toProduct = requested.filter((url) => !url.startsWith(site.origin));
  expect(toProduct).toEqual([
    `${product.origin}/widget.js`,
    `${product.origin}/api/bots/${stubBot.id}/public?path=%2F&color=`,
  ]);
  const stored = () => page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie]);
  expect(await stored()).toEqual([0, 0, '']);

  await launcherOf(page).hover();
  await expect(page.locator('chatbotpro-widget .window')).toBeAttached();
  expect(await stored()).toEqual([0, 0, '']);
  await launcherOf(page).click();
  await expect(inputOf(page)).toBeFocused();
  expect(requested.filter((url) => !url.startsWith(site.origin) && !url.startsWith(product.origin))).toEqual([]);
});

const touch = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  // Waits until it has stopped moving.
  await launcherOf(page).hover({ trial: true });
  const box = await launcherOf(page).boundingBox();
  if (!box) throw new Error('The launcher has no place on the page.');
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [centre] });
};

const intents: Record<string, (page: Page) => Promise<void>> = {
  hover: (page) => launcherOf(page).hover(),
  focus: (page) => page.keyboard.press('Tab'),
  touch,
};

for (const [intent, show] of Object.entries(intents))
  test(`fetches the window on ${intent}, once`, async ({ visit, page, product }) => {
    const chunks: string[] = [];
    page.on('request', (request) => request.url().includes('/widget-assets/') && chunks.push(request.url()));
    await visit();
    await launcherOf(page).waitFor();
    const chunk = page.waitForRequest(`${product.origin}/widget-assets/*.js`);
    await show(page);
    await chunk;
    await launcherOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(inputOf(page)).toBeFocused();
    expect(chunks).toHaveLength(1);
  });

test('gives the input the focus before it draws the rest of the window', async ({ visit, page }) => {
  await visit();
  await page.locator('chatbotpro-widget').evaluate(({ shadowRoot }) =>
    shadowRoot?.addEventListener('focusin', ({ target }) => {
      const isWhole = shadowRoot.querySelector('[role=log]') !== null;
      if (target instanceof HTMLInputElement) Reflect.set(window, 'wasWhole', isWhole);
    }),
  );
  // A click without the hover that would draw it in advance.
  await launcherOf(page).dispatchEvent('click');
  await expect(page.getByRole('log')).toBeVisible();
  await expect(inputOf(page)).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'wasWhole'))).toBe(false);
});

test('reports an opening when the visitor opens the window, not when it loads, and not again on the next page', async ({
  visit,
  page,
  product,
}) => {
  const openings = () => product.bodiesOf(`/api/chat/${stubBot.id}/opening`);
  await visit();
  await launcherOf(page).hover();
  await expect(page.locator('chatbotpro-widget .window')).toBeAttached();
  expect(openings()).toEqual([]);
  await launcherOf(page).click();
  await expect.poll(openings).toEqual([{}]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible();
  expect(openings()).toEqual([{}]);
});

test('shows the launcher while the record is slow to load', async ({ visit, page }) => {
  await intercept(page, '**/public?*', () => {});
  const asked = page.waitForRequest('**/public?*');
  await visit();
  await expect(launcherOf(page)).toBeVisible();
  await asked;
});

test('shifts nothing on the page', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'countShifts', () => shifts.push(...observer.takeRecords()));
    // The greeting waits 300 ms for the location, whose name may move it: too short for a busy machine.
    const { setTimeout } = window;
    window.setTimeout = ((task: () => void, ms?: number) =>
      setTimeout(task, ms === 300 ? 60_000 : ms)) as typeof setTimeout;
  });
  await visit({ position: 'bottom-right' });
  await launcherOf(page).click();
  await page.getByRole('heading', { name: 'Chat with Lakeside Storage' }).waitFor();
  await page.getByRole('button', { name: 'Size Options' }).waitFor();
  const shifts = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Reflect.get(window, 'countShifts')())));
      }),
  );
  expect(shifts).toBe(0);
});
