import { expect, type Page } from '@playwright/test';
import { answerWith } from './calls.ts';
import { intercept } from './interceptions.ts';
import { productForFile } from './product-for-file.ts';
import { signInByRequest } from './sign-in.ts';
import { ownContext, test } from './test.ts';

const product = productForFile();

// A retried test needs the one before it.
test.describe.configure({ mode: 'serial' });
let before: Page;

test('one test signs in, stores, opens tabs, intercepts and changes how pages look', async ({ page, context }) => {
  before = page;
  await signInByRequest(context, product.origin);
  await page.goto(product.origin);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await context.addCookies([{ name: 'left', value: 'behind', url: product.origin }]);
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    window.open('/healthz');
  });
  await expect.poll(() => context.pages().length).toBe(3);
  await page.route('**/*', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
});

test('the next starts signed out in a new tab without its state', async ({ page, context }) => {
  expect(page).not.toBe(before);
  expect(before.isClosed()).toBe(true);
  expect(context).toBe(before.context());
  await page.goto(product.origin);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  const found = await page.evaluate(() => ({
    cookies: document.cookie,
    stored: [localStorage.length, sessionStorage.length],
    opener: window.opener,
    width: innerWidth,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  expect(found).toEqual({ cookies: '', stored: [0, 0], opener: null, width: 1280, dark: false, still: true });
  expect(await context.cookies()).toEqual([]);
});

test('permanent changes of the context are refused', async ({ page, context }) => {
  expect(() => page.clock.install()).toThrow('install would change the context of the tests after this one');
  expect(() => context.setOffline(true)).toThrow('setOffline would change the context');
});

test('but allowed for a test with its own context', { tag: ownContext }, async ({ page, context }) => {
  expect(context).not.toBe(before.context());
  await page.clock.install({ time: 0 });
  await page.goto(product.origin);
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(1970);
});

test('an interception that never fires fails its test', async ({ page }) => {
  test.fail();
  await intercept(page, '**/assets/no-such-file-*.js', (route) => route.continue());
  await page.goto(product.origin);
});

test('a call that is never made fails its test', async ({ page }) => {
  test.fail();
  await answerWith(page, 'GET', '/api/no-such-call', 200, []);
  await page.goto(product.origin);
});
