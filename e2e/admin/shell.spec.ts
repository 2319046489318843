import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { ownContext, test } from '../support/test.ts';
import { expectToast, toastsOf } from '../support/toasts.ts';

const product = productForFile();

test.describe('toasts', () => {
  const showToast = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Error', 'Please fill in all fields');
  };

  test('one at a time', async ({ page }) => {
    await page.goto(`${product.origin}/api/login`);
    await showToast(page);
    await showToast(page);
    await page.goto(`${product.origin}/api/login?mode=resetPassword`);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Error', 'Please enter your username');
  });

  test('close by themselves after five seconds', { tag: ownContext }, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto(`${product.origin}/api/login`);
    await page.clock.pauseAt(60_000);
    await showToast(page);
    await page.clock.runFor(4900);
    await expect(toastsOf(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('close by a button', async ({ page }) => {
    await page.goto(`${product.origin}/api/login`);
    await showToast(page);
    await toastsOf(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('are swiped away to the right, from 50 pixels on', async ({ page }) => {
    await page.goto(`${product.origin}/api/login`);
    await showToast(page);
    await swipe(page, 45);
    await expect(toastsOf(page)).toHaveCount(1);
    await swipe(page, -80);
    await expect(toastsOf(page)).toHaveCount(1);
    await swipe(page, 60);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('F8 focuses their region', async ({ page }) => {
    await page.goto(`${product.origin}/api/login`);
    await showToast(page);
    await page.keyboard.press('F8');
    const isInside = await page.evaluate(() => document.activeElement?.closest('[role="region"]') !== null);
    expect(isInside).toBe(true);
  });
});

test.describe('a toast covers no control', () => {
  const failRefresh = async (page: Page, message: string) => {
    await answerWith(page, 'GET', '/api/admin/leads', 500, { message });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectToast(page, 'Error', `Could not refresh. ${message}`);
  };
  const open = async (page: Page, context: BrowserContext, path: string, viewport = { width: 1280, height: 800 }) => {
    await signInByRequest(context, product.origin);
    await page.setViewportSize(viewport);
    await page.goto(product.origin + path);
  };
  const phone = { width: 390, height: 844 };
  const isHome = (url: URL) => url.pathname === '/';
  /** A click that doesn't wait for an overlapping element to go away. */
  const clickNow = async (page: Page, target: Locator) => {
    const box = await target.boundingBox();
    if (box === null) throw new Error('The control is not shown.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  /** The controls of an area that something else overlaps at the middle or a corner. */
  const coveredIn = (area: Locator) =>
    area.evaluate((element) => {
      const covers = (control: Element) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const points = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 2, top + 2],
          [right - 2, bottom - 2],
        ] as const;
        return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[aria-label^="Notifications"]'));
      };
      const controls = [...element.querySelectorAll('a, button')];
      return { count: controls.length, covered: controls.filter(covers).map((it) => it.textContent) };
    });

  test('Sign Out works next to it on a desktop', async ({ page, context }) => {
    await open(page, context, '/leads');
    await failRefresh(page, 'A sentence that is long enough to take two or three lines of a toast, as some do.');
    const { count, covered } = await coveredIn(page.getByRole('complementary'));
    expect(count).toBeGreaterThan(9);
    expect(covered).toEqual([]);
    await clickNow(page, page.getByRole('link', { name: 'Sign Out' }));
    await page.waitForURL(isHome);
  });

  test('the menu and Sign Out in it work on a phone', async ({ page, context }) => {
    await open(page, context, '/leads', phone);
    await failRefresh(page, 'Try again.');
    await clickNow(page, page.getByRole('button', { name: 'Open menu' }));
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(toastsOf(page)).toHaveCount(1);
    const { count, covered } = await coveredIn(menu);
    expect(count).toBeGreaterThan(9);
    expect(covered).toEqual([]);
    await clickNow(page, menu.getByRole('link', { name: 'Sign Out' }));
    await page.waitForURL(isHome);
  });

  for (const viewport of [{ width: 1280, height: 800 }, phone])
    test(`including the buttons of a form or dialog (${viewport.width} px)`, async ({ page, context }) => {
      await open(page, context, '/locations/new', viewport);
      await page.getByLabel('Business Name').fill('Toast Lane');
      await page.getByLabel('Address').fill('1 Toast Lane');
      await page.getByLabel('Phone Number').fill('5035550142');
      await page.getByLabel('Main Site URL').fill('https://toast.example');
      await cutOff(page, 'POST', '/api/locations');
      await page.getByRole('button', { name: 'Save Location' }).click();
      await expectToast(page, 'Error', 'Failed to create location');
      const bar = page.getByRole('button', { name: 'Save Location' }).locator('..');
      expect(await coveredIn(bar)).toEqual({ count: 3, covered: [] });

      await page.goto(`${product.origin}/admin?dialog=create-user`);
      const dialog = page.getByRole('dialog', { name: 'Create New User' });
      await dialog.getByRole('button', { name: 'Create User' }).click();
      await expectToast(page, 'Error', 'All fields are required');
      expect(await coveredIn(dialog.locator('footer'))).toEqual({ count: 2, covered: [] });
      expect(await coveredIn(dialog.locator('header'))).toEqual({ count: 1, covered: [] });
    });
});

for (const [path, subtitle] of [
  ['/admin', 'Admin Panel'],
  ['/locations', 'Locations'],
] as const)
  test(`on a phone ${path} has one short header`, async ({ page, context }) => {
    await signInByRequest(context, product.origin);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(product.origin + path);
    await expect(page.getByText('Chat Module', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(subtitle, { exact: true }).filter({ visible: true })).toHaveCount(1);
    for (const name of ['Back to Dashboard', 'Logout']) await expect(page.getByRole('button', { name })).toBeVisible();
    const header = await page.getByRole('main').locator('header').first().boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(102);
    await expectNoAxeViolations(page);
  });

test('data is loaded once: no retry, no refetch on focus', async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  await cutOff(page, 'GET', '/api/bots');
  await page.goto(product.origin);
  await expect(page.getByRole('alert')).toContainText('Could not load the bots.');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
  });
  await page.getByRole('link', { name: 'Reservations' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(reads.filter((path) => path === '/api/analytics/overview')).toHaveLength(1);
  expect(reads.filter((path) => path === '/api/auth/user')).toHaveLength(1);
});

test('on a phone the sidebar is a drawer that returns the focus', async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.origin);
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await page.getByRole('link', { name: 'Locations' }).click();
  await expect(page.getByRole('heading', { name: 'Business Locations' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the keyboard reaches the content, and starts there on a new screen', async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  await page.goto(`${product.origin}/reservations`);
  await expect(page.getByRole('heading', { name: 'Reservations' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  await page.getByRole('link', { name: 'Locations' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('with reduced motion there are no transitions', async ({ page }) => {
  await page.goto(`${product.origin}/api/login`);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const begun = await page.evaluate(() => {
    document.documentElement.style.color = 'red';
    return document.getAnimations().length;
  });
  expect(begun).toBe(0);
});

async function swipe(page: Page, distancePx: number): Promise<void> {
  const box = await toastsOf(page).boundingBox();
  if (box === null) throw new Error('There is no toast.');
  const x = box.x + 40;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distancePx / 2, y, { steps: 4 });
  await page.mouse.move(x + distancePx, y, { steps: 4 });
  await page.mouse.up();
}

test.describe('for a reader with another locale', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('dates and numbers use it', async ({ page, context }) => {
    await signInByRequest(context, product.origin);
    const { request } = context;
    const { id: locationId } = await makeLocation(request, product.origin);
    await makeBot(request, product.origin, { locationId });
    const [bot] = await (await request.get(`${product.origin}/api/bots`)).json();
    await answerWith(page, 'GET', '/api/bots', 200, [{ ...bot, updatedAt: '2026-03-02T12:00:00.000Z' }]);
    await answerWith(page, 'GET', '/api/analytics/overview', 200, {
      conversationsToday: 12_345,
      avgResponseTime: '642ms',
      avgSatisfactionRate: '88%',
      faqMatchesToday: 1234,
      aiResponsesToday: 0,
      websiteMatchesToday: 0,
    });
    await page.goto(product.origin);
    await expect(page.getByText('12.345', { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: '02.03.2026' })).toBeVisible();
    await page.getByRole('button', { name: 'View Reports' }).click();
    await expect(page.getByRole('dialog').getByText('1.234', { exact: true })).toBeVisible();
  });
});
